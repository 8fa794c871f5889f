import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { mayEnter } from '../../contract/staff.ts';
import { type AuthDeps, hashOfToken } from '../staff/auth.ts';
import { pageHandler } from '../static/pages.ts';
import { loadSite, type Site } from '../static/site.ts';
import { PREVIEW_COOKIE } from './routes.ts';

const PREVIEW = 'preview';

/** Shows the previewed site to a browser that asked for it and is signed in; everybody else sees the public one. */
export function previewFor({
  store,
  auth,
  now,
  releases,
}: Omit<AuthDeps, 'clientKey'> & { releases: string }) {
  let loaded: { at: number; site: Site } | undefined;
  async function site(): Promise<Site | undefined> {
    const at = await stat(join(releases, PREVIEW)).then(
      ({ ctimeMs }) => ctimeMs,
      () => 0,
    );
    if (at && loaded?.at !== at) loaded = { at, site: await loadSite(releases, {}, PREVIEW) };
    return at ? loaded?.site : undefined;
  }
  return createMiddleware(async (context, next) => {
    const token = auth.cookies.read(context, 'session');
    const { path } = context.req;
    if (!token || !getCookie(context, PREVIEW_COOKIE) || /^\/(api|staff)(\/|$)/.test(path)) return next();
    const session = await store.sessions.use(hashOfToken(token), now());
    const preview = session && mayEnter(session.member.role, 'hours') ? await site() : undefined;
    if (!preview) return next();
    context.res = await pageHandler(preview)(context);
    context.res.headers.set('X-Robots-Tag', 'noindex');
    context.res.headers.set('Cache-Control', 'no-store');
  });
}
