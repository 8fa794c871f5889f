import type { Edition } from '../../../edition/edition.ts';

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
    background_color: '#f4eee3',
    theme_color: '#0f4c4a',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }, icon(192), icon(512)],
  };
}
