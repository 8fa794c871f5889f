import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import type { Edition } from '../../../../edition/edition.ts';
import { feedOf } from '../../../model/pages/feed.ts';
import { editionPaths } from '../../../model/paths.ts';

export const getStaticPaths = editionPaths;
export const GET = ({ props }: APIContext<{ edition: Edition }>) => rss(feedOf(props.edition));
