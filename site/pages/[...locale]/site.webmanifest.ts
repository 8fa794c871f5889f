import type { APIContext } from 'astro';
import type { Edition } from '../../../edition/edition.ts';
import { editionPaths } from '../../model/paths.ts';
import { colourOf, paletteIn } from '../../styles/palette.ts';
import tokens from '../../styles/tokens.css?raw';

const { light } = paletteIn(tokens);
const icon = (size: number) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
});

export const getStaticPaths = editionPaths;

/** https://www.w3.org/TR/appmanifest/ */
export function GET({ props: { edition } }: APIContext<{ edition: Edition }>) {
  const { name } = edition.facts.business;
  return Response.json({
    name,
    short_name: name,
    description: edition.words.home.seo.description,
    lang: edition.locale,
    dir: edition.direction,
    start_url: edition.href('home'),
    display: 'browser',
    background_color: colourOf(light, 'bone'),
    theme_color: colourOf(light, 'teal'),
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }, icon(192), icon(512)],
  });
}
