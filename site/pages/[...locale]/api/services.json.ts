import type { APIContext } from 'astro';
import type { Edition } from '../../../../edition/edition.ts';
import { servicesAnswer } from '../../../model/parts/public-lists.ts';
import { editionPaths } from '../../../model/paths.ts';

export const getStaticPaths = editionPaths;
export const GET = ({ props }: APIContext<{ edition: Edition }>) =>
  Response.json(servicesAnswer(props.edition));
