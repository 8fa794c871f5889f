import type { APIContext } from 'astro';
import { pageOf } from '../../../model/page-table.ts';
import { publicLists } from '../../../model/parts/public-lists.ts';

export function GET(context: APIContext) {
  const { edition, subject } = pageOf(context, 'lists');
  return Response.json(publicLists[subject](edition));
}
