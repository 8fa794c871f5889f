import type { APIContext } from 'astro';
import { pressFiles } from '../../model/press/files.ts';

export const GET = async ({ params: { file = '' }, locals }: APIContext) =>
  new Response((await pressFiles(locals.editions))[file]);
