import type { Edition } from '../../../edition/edition.ts';
import { colourOf, paletteIn } from '../../styles/palette.ts';
import tokens from '../../styles/tokens.css?raw';

const { light } = paletteIn(tokens);

/** https://www.w3.org/TR/appmanifest/ */
export function webManifest(edition: Edition) {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  const { name } = edition.facts.business;
  return {
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
  };
}
