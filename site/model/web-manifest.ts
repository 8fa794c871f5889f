import { routes } from '../../contract/routes.ts';
import { DEFAULT_LOCALE, facts, wordsOf } from './content/source.ts';

/** https://www.w3.org/TR/appmanifest/ */
export function webManifest() {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  return {
    name: facts.business.name,
    short_name: facts.business.name,
    description: wordsOf(DEFAULT_LOCALE).home.seo.description,
    lang: DEFAULT_LOCALE,
    start_url: routes.home,
    display: 'browser',
    background_color: '#f4eee3',
    theme_color: '#0f4c4a',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }, icon(192), icon(512)],
  };
}
