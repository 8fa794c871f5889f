import type { APIContext } from 'astro';
import type { Edition } from '../../../../edition/edition.ts';
import { branchesAnswer } from '../../../model/parts/public-lists.ts';
import { editionPaths } from '../../../model/paths.ts';

export const getStaticPaths = editionPaths;
export const GET = ({ props }: APIContext<{ edition: Edition }>) =>
  Response.json(branchesAnswer(props.edition));
