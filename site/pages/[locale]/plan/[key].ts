import type { APIContext } from 'astro';
import { pageOf } from '../../../model/page-table.ts';
import { planOf } from '../../../model/plan.ts';

export function GET(context: APIContext) {
  const { edition, subject } = pageOf(context, 'plan');
  return new Response(planOf(edition, subject.slug), { headers: { 'Content-Type': 'image/svg+xml' } });
}
