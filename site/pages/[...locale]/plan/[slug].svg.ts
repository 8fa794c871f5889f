import type { APIContext } from 'astro';
import type { Edition } from '../../../../edition/edition.ts';
import type { Branch } from '../../../../edition/join/branches.ts';
import { planPaths } from '../../../model/paths.ts';
import { planOf } from '../../../model/plan.ts';

export const getStaticPaths = planPaths;
export const GET = ({ props }: APIContext<{ edition: Edition; item: Pick<Branch, 'slug'> }>) =>
  new Response(planOf(props.edition, props.item.slug));
