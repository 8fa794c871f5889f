import type { APIContext } from 'astro';
import { pageOf } from '../../../model/page-table.ts';
import { branchesAnswer } from '../../../model/parts/public-lists.ts';

export const GET = (context: APIContext) =>
  Response.json(branchesAnswer(pageOf(context, 'lists/branches').edition));
