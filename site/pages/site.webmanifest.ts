import { webManifest } from '../model/web-manifest.ts';

export const GET = () => Response.json(webManifest());
