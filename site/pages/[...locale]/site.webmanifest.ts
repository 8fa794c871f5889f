import type { APIContext } from 'astro';
import type { Edition } from '../../../edition/edition.ts';
import { webManifest } from '../../model/pages/web-manifest.ts';
import { editionPaths } from '../../model/paths.ts';

export const getStaticPaths = editionPaths;
export const GET = ({ props }: APIContext<{ edition: Edition }>) => Response.json(webManifest(props.edition));
