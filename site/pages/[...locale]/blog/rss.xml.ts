import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import { feedOf } from '../../../model/feed.ts';
import { localePaths } from '../../../model/paths.ts';

export const getStaticPaths = localePaths;
export const GET = async ({ params }: APIContext) => rss(await feedOf(params.locale));
