import type { APIContext } from 'astro';
import { pressFiles } from '../../model/press/files.ts';

export const GET = ({ params: { file = '' }, locals }: APIContext) =>
  new Response(pressFiles(locals.editions)[file]);
