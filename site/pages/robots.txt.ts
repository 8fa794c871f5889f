import { absolute } from '../model/parts/addresses.ts';

/** https://www.rfc-editor.org/rfc/rfc9309. Allows /staff, so that crawlers can see its noindex. */
export const GET = () =>
  new Response(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${absolute('/sitemap.xml')}\n`);
