import { Hono } from 'hono';
import { api } from '../../contract/routes.ts';
import { omitUndefined } from '../../domain/omit-undefined.ts';
import { eventRoutes } from '../events/routes.ts';
import type { Log } from '../log.ts';
import { type PublishedLists, publishedLists } from '../reviews/published-lists.ts';
import { reviewRoutes } from '../routes/reviews.ts';
import { staffRoutes } from '../routes/staff.ts';
import type { StaffAuth } from '../staff/auth.ts';
import type { Site } from '../static/files.ts';
import { pageHandler } from '../static/pages.ts';
import type { Store } from '../store/store.ts';
import { clientKeys } from './client-key.ts';
import { healthRoutes } from './health.ts';
import { methodsOf } from './methods.ts';
import { openApiRoutes } from './openapi.ts';
import { plainAddress } from './plain-address.ts';
import { Problem, problemResponse } from './problem.ts';
import type { Limit } from './rate-limit.ts';
import { requestLog } from './request-log.ts';
import { type HstsScope, securityHeaders } from './security-headers.ts';
import { storeProblem } from './store-problem.ts';
import { unknownProxy } from './unknown-proxy.ts';

export type Deps = {
  site: Site;
  store: Store;
  log: Log;
  published?: PublishedLists;
  now?: () => Date;
  /** How many proxies of our own stand in front and say in X-Forwarded-For who came. */
  proxies?: number;
  hsts?: HstsScope;
  reviewLimit?: Limit;
  eventLimit?: Limit;
  /** Without it nobody can sign in. */
  auth?: StaffAuth;
};

/** The whole server as a function from Request to Response. */
export function createApp(deps: Deps) {
  const { site, store, log, now = () => new Date(), proxies = 0, hsts, reviewLimit, eventLimit, auth } = deps;
  const { published = publishedLists(store) } = deps;
  const app = new Hono();
  const pages = pageHandler(site, methodsOf(app));
  const clientKey = clientKeys(store, proxies);
  app.use(requestLog(log), securityHeaders(hsts), unknownProxy(log, proxies));
  app.use('/api/*', plainAddress);
  app.route('/', healthRoutes(store, log));
  app.route(api.openapi, openApiRoutes());
  app.route('/api/events', eventRoutes(omitUndefined({ site, store, clientKey, now, limit: eventLimit })));
  app.route(
    '/api/reviews',
    reviewRoutes(omitUndefined({ site, store, published, clientKey, now, limit: reviewLimit })),
  );
  if (auth) {
    const house = () => ({
      branches: site.branches.map(({ slug }) => slug),
      barbers: [...site.barbers.values()].filter(({ left }) => !left).map(({ id }) => id),
    });
    app.route('/api/staff', staffRoutes({ store, auth, clientKey, now, house }));
  }
  app.all('*', pages);
  app.notFound(pages);
  app.onError(async (error, context) => {
    if (error instanceof Problem) return problemResponse(error);
    // A visitor who left in the middle of sending: nobody reads the answer, and nothing of ours is wrong.
    if (context.req.raw.signal.aborted) {
      log.info('left while sending', { path: context.req.path });
      return problemResponse(new Problem(400, 'The body ended too early.'));
    }
    // A library may hide that the store failed: then the store itself is asked.
    const failure = storeProblem(error) ?? (await store.ping().then(() => undefined, storeProblem));
    if (failure) {
      log.warn('store', { path: context.req.path, error: error.message });
      return problemResponse(failure);
    }
    log.error('unexpected', { path: context.req.path, error: error.stack ?? String(error) });
    return problemResponse(new Problem(500, 'Something went wrong on our side. Please try again.'));
  });
  return app;
}
