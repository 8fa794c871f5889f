import type { APIContext } from 'astro';
import { branchesAnswer } from '../../../model/parts/public-lists.ts';
import { pageOf } from '../../../model/page-table.ts';

export const GET = (context: APIContext) => Response.json(branchesAnswer(pageOf(context, 'lists/branches').edition));
