import { absolute } from '../model/parts/addresses.ts';

/** https://www.rfc-editor.org/rfc/rfc9309 */
export const GET = () =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /staff\nDisallow: /api/\n\nSitemap: ${absolute('/sitemap.xml')}\n`,
  );
