import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { api } from '../../contract/routes.ts';
import { appointmentRoutes } from '../appointments.ts';
import type { Publishing } from '../changes/keep-current.ts';
import { previewFor } from '../changes/preview.ts';
import { publishingRoutes } from '../changes/routes.ts';
import { eventRoutes } from '../events/routes.ts';
import { insightRoutes } from '../events/staff-routes.ts';
import { limitBody } from '../http/body.ts';
import { clientKeys } from '../http/client.ts';
import { type HstsScope, securityHeaders } from '../http/headers.ts';
import { Problem, problemResponse, storeProblem } from '../http/problem.ts';
import type { Log } from '../log.ts';
import { publishedLists } from '../reviews/published.ts';
import { htmlErrors } from '../reviews/review-form.ts';
import { reviewRoutes } from '../reviews/routes.ts';
import { staffReviewRoutes } from '../reviews/staff-routes.ts';
import type { StaffAuth, StaffServices } from '../staff/auth.ts';
import { staffRoutes } from '../staff/routes.ts';
import { canonicalHost } from '../static/canonical-host.ts';
import { pageHandler } from '../static/pages.ts';
import type { Site } from '../static/site.ts';
import { staffTodayRoutes, todayRoutes } from '../today/routes.ts';
import { healthRoutes } from './health.ts';
import type { Store } from './store.ts';

export type Deps = {
  site: Site;
  store: Store;
  log: Log;
  now?: () => Date;
  /** Number of trusted proxies in front that append to X-Forwarded-For. */
  proxies?: number;
  hsts?: HstsScope;
  /** Reviews per client within ten minutes, and event batches per client within a minute. */
  reviewLimit?: number;
  eventLimit?: number;
  /** How long a list of reviews is cached, in ms. */
  listsFreshMs?: number;
  /** True while this process shuts down: /healthz fails, so that proxies choose another one. */
  isShuttingDown?: () => boolean;
  /** Without it, signing in is disabled. */
  auth?: StaffAuth;
  /** Without it, staff cannot edit the content. */
  publishing?: Publishing | undefined;
  sendMail?: StaffServices['sendMail'];
};

/** Logs method, path without query, status and duration; no personal data. */
const requestLog =
  (log: Log): MiddlewareHandler =>
  async (context, next) => {
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const ms = Math.round(performance.now() - start);
    log.debug('request', { method, path, status: context.res.status, ms });
  };

/** Warns once when a request comes through a proxy that the settings do not declare. */
function warnOfUndeclaredProxy(log: Log, proxies: number): MiddlewareHandler {
  let hasWarned = proxies > 0;
  return async (context, next) => {
    if (!hasWarned && context.req.header('x-forwarded-for')) {
      hasWarned = true;
      log.warn('requests come through a proxy: set TRUST_PROXY=1, or all visitors share one rate limit');
    }
    await next();
  };
}

/** The complete server as a function from Request to Response. */
export function createApp(deps: Deps) {
  const { site, store, log, proxies = 0, hsts, auth, publishing } = deps;
  const published = publishedLists(store.published, deps.listsFreshMs);
  const services = {
    now: () => new Date(),
    reviewLimit: 10,
    eventLimit: 120,
    ...deps,
    proxies,
    published,
    clientKey: clientKeys(store, proxies),
  };
  const pages = pageHandler(site);
  const app = new Hono();
  app.use(requestLog(log), securityHeaders(hsts), canonicalHost(site), warnOfUndeclaredProxy(log, proxies));
  app.use(`${api.reviews}/*`, compress(), etag());
  app.use(api.today, etag());
  app.use(api.reviews, htmlErrors(site));
  app.get('/healthz', async (_, next) => {
    if (deps.isShuttingDown?.()) throw new Problem(503, 'This process is about to end.');
    await next();
  });
  const onMethodNotAllowed = ({ req }: Context, methods: string[]) =>
    problemResponse(
      new Problem(405, `The method ${req.method} is not allowed here.`, {
        headers: { Allow: methods.join(', ') },
      }),
    );
  app.use('/api/*', limitBody, methodNotAllowed({ app, onMethodNotAllowed }));
  app.route('/', healthRoutes(store, log, site));
  app.route(api.today, todayRoutes(services));
  app.route(api.appointment, appointmentRoutes(services));
  app.route(api.events, eventRoutes(services));
  app.route(api.reviews, reviewRoutes(services));
  if (auth) {
    app.use('/api/staff/*', async ({ req }, next) => {
      await next();
      if (req.method !== 'GET') published.expire();
    });
    const features = [staffReviewRoutes(services), staffTodayRoutes(services), insightRoutes(services)];
    if (publishing) features.push(publishingRoutes({ ...services, publishing }));
    app.route('/api/staff', staffRoutes({ ...services, auth }, features));
    if (publishing) app.use(previewFor({ ...services, auth, publishing }));
  }
  // A 304 carries the policy too, because browsers apply its headers to the cached page.
  app.all('*', etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] }), pages);
  app.onError(async (error, context) => {
    if (error instanceof Problem) return problemResponse(error);
    // The client disconnected while sending, which is not an error of the server.
    if (context.req.raw.signal.aborted) {
      log.info('client disconnected while sending', { path: context.req.path });
      return problemResponse(new Problem(400, 'The body ended too early.'));
    }
    // A library may hide a store failure, so probe the store.
    const failure = storeProblem(error) ?? (await store.ping().then(() => undefined, storeProblem));
    if (failure) {
      log.warn('store failure', { path: context.req.path, error: error.message });
      return problemResponse(failure);
    }
    log.error('unexpected error', { path: context.req.path, error: error.stack ?? String(error) });
    return problemResponse(new Problem(500, 'Something went wrong on our side. Please try again.'));
  });
  return app;
}
