import type { APIContext } from 'astro';
import { written } from '../../model/press/files.ts';

export const getStaticPaths = () => Object.keys(written).map((file) => ({ params: { file } }));
export const GET = ({ params: { file = '' } }: APIContext) => new Response(written[file]);
