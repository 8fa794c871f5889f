import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { getMimeType } from 'hono/utils/mime';
import { type PreviewOptions, previewOptions } from '../../contract/changes.ts';
import { mayOpenSection } from '../../contract/rights.ts';
import { localPath, routes } from '../../contract/routes.ts';
import { STAFF_PATH, type Staff } from '../../contract/staff.ts';
import { fieldOf } from '../../domain/field-path.ts';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { escapeMarkup } from '../../domain/markup.ts';
import { cacheIn } from '../../release/files.ts';
import { queryOf } from '../http/body.ts';
import { hashOfToken, type StaffServices, type StaffVariables } from '../staff/auth.ts';
import { missingPagePath } from '../static/pages.ts';
import type { ContentServices } from './keep-current.ts';
import { draftsFor } from './may-edit.ts';
import { draftsUntil, waitingIn } from './plans.ts';
import { Refusal } from './refusal.ts';
import { StillPreparing } from './worker/worker.ts';

const PREVIEW_COOKIE = 'jk-preview';
/** 'edit', or 'edit.2027-03-01' for another day. */
const previewCookie = ({ mode = 'browse', day }: PreviewOptions) => [mode, day ?? []].flat().join('.');

/** Longer than a day's work. No page renews it, because an answer that arrives after its end would start the preview again. */
const PREVIEW_S = 86_400;

/** Starts a preview. The cookie grants nothing by itself; it is not httpOnly, because the service worker reads it. */
const startPreview = (context: Context, options: PreviewOptions) =>
  setCookie(context, PREVIEW_COOKIE, previewCookie(options), {
    path: '/',
    sameSite: 'Strict',
    maxAge: PREVIEW_S,
  });

function previewIn(cookie = ''): PreviewOptions | undefined {
  const [mode, day] = cookie.split('.');
  return previewOptions.safeParse({ mode, day }).data;
}

const plainPage = (title: string, body: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><h1>${title}</h1>${body}</html>`;

const refusalPage = (reasons: string[]) =>
  plainPage(
    'No preview yet',
    `<p>Correct these mistakes first:</p>
<ul>${reasons.map((reason) => `<li>${escapeMarkup(reason)}</li>`).join('')}</ul>
<p><a href="${STAFF_PATH}">Back to the console</a></p>`,
  );

/** A header Refresh would not reload an address with a fragment. A restored position would scroll away from the field. */
const RELOAD = "history.scrollRestoration = 'manual'; setTimeout(() => location.reload(), 2000)";
/** Headers of a plain page. The console compares versions in frames. */
const PLAIN = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; script-src 'sha256-${createHash('sha256').update(RELOAD).digest('base64')}'; frame-ancestors 'self'`,
};
const waitingPage = plainPage(
  'Still preparing',
  `<p>This page opens by itself in a moment.</p><script>${RELOAD}</script>`,
);

/** Shows the site with drafts to a signed-in browser that has started a preview. */
export function previewFor({ site, store, auth, now, publishing }: StaffServices & ContentServices) {
  const send = (
    context: Context,
    status: 200 | 404 | 422 | 503,
    body: string | Buffer,
    headers: Record<string, string>,
  ) =>
    context.body(new Uint8Array(Buffer.from(body)), status, {
      ...headers,
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
    });
  /** Sends the page with the drafts that the account sees, or else what the server answers without them. */
  async function previewed(
    context: Context,
    next: () => Promise<void>,
    member: Staff,
    preview: PreviewOptions,
  ): Promise<Response | undefined> {
    const { path } = context.req;
    const all = await store.changes.drafts();
    const plans = await store.changes.plans();
    await publishing.refresh([...all, ...waitingIn(plans)]);
    const { visible } = draftsFor(member, publishing.content, all);
    const later = preview.day ? draftsUntil(preview.day, member, plans, publishing.content) : [];
    const shown = preview.mode === 'public' ? [] : [...visible, ...later];
    const show = async (page: string, status: 200 | 404) => {
      const file = await publishing.worker.preview(shown, page, preview);
      if (!file) return false;
      const { type, body, policy } = file;
      // Otherwise the answer would get the headers of the public page for a wrong address.
      context.res = undefined;
      context.res = send(context, status, body, {
        'Content-Type': type,
        ...(policy && { 'Content-Security-Policy': policy }),
      });
      return true;
    };
    if (await show(path, 200)) return undefined;
    await next();
    const { status, headers } = context.res;
    if (status === 404 && headers.get('Content-Type')?.includes('html'))
      await show(missingPagePath(site, path), 404);
    return undefined;
  }

  /** The page that says why there is no preview. */
  function refusalOf(context: Context, error: unknown): Response {
    if (!(error instanceof Refusal)) throw error;
    if (error instanceof StillPreparing) return send(context, 503, waitingPage, PLAIN);
    const reasons = error.mistakes.length ? error.mistakes.map(({ text }) => text) : [error.message];
    return send(context, 422, refusalPage(reasons), PLAIN);
  }

  return createMiddleware(async (context, next) => {
    const token = auth.cookies.read(context, 'session');
    const { path, method } = context.req;
    const preview = previewIn(getCookie(context, PREVIEW_COOKIE));
    if (!token || !preview || method !== 'GET') return next();
    const name = path.startsWith('/_astro/') ? parse(path).base : '';
    // Scripts and pictures of the release are public files.
    if (name && site.files.has(path)) return next();
    // Lists of services and branches are part of the pages; the rest of the API is not.
    const isPage =
      !/^(\/[a-z]{2,3})?\/(api|staff)(\/|$)/.test(path) || /\/api\/(services|branches)$/.test(path);
    if (!isPage) return next();
    const session = await store.sessions.use(hashOfToken(token), now());
    if (!session || !mayOpenSection(session.member, 'site')) return next();
    if (name) {
      const picture = /\.(avif|webp)$/.test(name) && cacheIn(publishing.releases).existing(name);
      return picture ? send(context, 200, picture, { 'Content-Type': getMimeType(name) ?? '' }) : next();
    }
    const { member } = session;
    let answer: Response | undefined;
    let work: Promise<unknown> | undefined;
    const prepare = async () => {
      answer = await previewed(context, next, member, preview).catch((error) => {
        if (error instanceof StillPreparing) work = error.work;
        return refusalOf(context, error);
      });
    };
    await auth.share(member.id, prepare, () => work);
    return answer;
  });
}

/** Returns a path of this site unchanged, and the home page for any other address. */
const sitePath = (to: string) => (/^\/(?![/\\])[!-~]*$/.test(to) ? to : routes.home);

/** Begins and ends the preview in this browser. */
export function previewRoutes({ store, publishing }: ContentServices) {
  return new Hono<StaffVariables>()
    .get('/preview', async (context) => {
      const { staff } = context.var;
      const { to, field, locale = FIRST_LANGUAGE, ...shown } = queryOf(context.req.query(), previewOptions);
      startPreview(context, shown);
      if (to !== undefined) return context.redirect(sitePath(to), 303);
      const { visible: drafts } = draftsFor(staff, publishing.content, await store.changes.drafts());
      const newest = drafts.findLast(({ byId }) => byId === staff.id) ?? drafts.at(-1);
      const wanted = field === undefined ? newest : fieldOf(field);
      const found = wanted && publishing.worker.pageOf(drafts, wanted);
      const page = await found?.catch((error) => (error instanceof StillPreparing ? error : undefined));
      if (page instanceof StillPreparing) return context.html(waitingPage, 503, PLAIN);
      const isFact = /^facts\//.test(wanted?.file ?? 'facts/');
      return context.redirect(
        sitePath(localPath(page ?? routes.home, isFact ? locale : FIRST_LANGUAGE)),
        303,
      );
    })
    .get('/preview/end', (context) => {
      setCookie(context, PREVIEW_COOKIE, '', { path: '/', maxAge: 0 });
      return context.redirect(sitePath(context.req.query('to') ?? ''), 303);
    });
}
