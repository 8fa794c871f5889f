import { absolute } from '../model/parts/addresses.ts';

/** https://www.rfc-editor.org/rfc/rfc9309. /staff may be read: only so is its noindex seen. */
export const GET = () =>
  new Response(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${absolute('/sitemap.xml')}\n`);
