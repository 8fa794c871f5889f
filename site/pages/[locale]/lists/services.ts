import type { APIContext } from 'astro';
import { servicesAnswer } from '../../../model/parts/public-lists.ts';
import { pageOf } from '../../../model/page-table.ts';

export const GET = (context: APIContext) => Response.json(servicesAnswer(pageOf(context, 'lists/services').edition));
