import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { StillPreparing } from '../../changes/publisher.ts';
import { previewOptions } from '../../contract/changes.ts';
import { localPath, routes } from '../../contract/routes.ts';
import { fieldOf } from '../../domain/field-path.ts';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { queryOf } from '../http/body.ts';
import type { StaffVariables } from '../staff/auth.ts';
import { draftsFor } from './permissions.ts';
import { PREVIEW_COOKIE, startPreview, waitingPage } from './preview.ts';
import type { ContentServices } from './publishing.ts';

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
      const { visible: drafts } = draftsFor(staff, publishing.content, await store.drafts.list());
      const newest = drafts.findLast(({ byId }) => byId === staff.id) ?? drafts.at(-1);
      const wanted = field === undefined ? newest : fieldOf(field);
      const found = wanted && publishing.publisher.pageOf(drafts, wanted);
      const page = await found?.catch((error) => (error instanceof StillPreparing ? error : undefined));
      if (page instanceof StillPreparing) return context.html(waitingPage, 503, { Refresh: '2' });
      const isFact = /^(facts|photos)\//.test(wanted?.file ?? 'facts/');
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
