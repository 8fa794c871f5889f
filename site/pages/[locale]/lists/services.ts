import type { APIContext } from 'astro';
import { pageOf } from '../../../model/page-table.ts';
import { servicesAnswer } from '../../../model/parts/public-lists.ts';

export const GET = (context: APIContext) =>
  Response.json(servicesAnswer(pageOf(context, 'lists/services').edition));
