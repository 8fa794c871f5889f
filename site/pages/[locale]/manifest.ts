import type { APIContext } from 'astro';
import type { Edition } from '../../../edition/edition.ts';
import { pageOf } from '../../model/page-table.ts';
import { light } from '../../styles/colours.ts';
import { colourOf } from '../../styles/palette.ts';

const icon = (size: number) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
});

/** Screenshots taken by `npm run shots`. */
const screenshots = ({ locale, words }: Edition) => [
  shot(`${locale}-home`, 780, 1688, words.home.hero.title),
  shot(`${locale}-booking`, 780, 1688, words.booking.hero.title),
  shot(`${locale}-home-wide`, 1280, 800, words.home.hero.title),
];
const shot = (name: string, width: number, height: number, label: string) => ({
  src: `/screenshots/${name}.webp`,
  sizes: `${width}x${height}`,
  type: 'image/webp',
  form_factor: width > height ? 'wide' : 'narrow',
  label,
});

/** https://www.w3.org/TR/appmanifest/ */
export function GET(context: APIContext) {
  const { edition } = pageOf(context, 'manifest');
  const { name } = edition.facts.business;
  const { bar } = edition.words.interface;
  return Response.json({
    name,
    short_name: name,
    description: edition.words.home.seo.description,
    lang: edition.locale,
    dir: edition.direction,
    start_url: edition.href('home'),
    display: 'minimal-ui',
    background_color: colourOf(light, 'bone'),
    theme_color: colourOf(light, 'teal'),
    shortcuts: [
      { name: bar.book, url: edition.href('book') },
      { name: bar.callTitle, url: `${edition.href('locations')}#branches` },
      { name: bar.directionsTitle, url: `${edition.href('locations')}#nearest` },
    ],
    screenshots: screenshots(edition),
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }, icon(192), icon(512)],
  });
}
