import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { api } from '../../contract/routes.ts';
import { STAFF_PATH } from '../../contract/staff.ts';
import { appointmentRoutes } from '../appointments.ts';
import { eventRoutes } from '../events/routes.ts';
import type { Log } from '../log.ts';
import type { Mail } from '../mail/outbox.ts';
import { previewFor } from '../publishing/preview.ts';
import type { Publishing } from '../publishing/publishing.ts';
import { publishedLists } from '../reviews/published.ts';
import { htmlErrors } from '../reviews/review-form.ts';
import { reviewRoutes } from '../reviews/routes.ts';
import type { StaffAuth } from '../staff/auth.ts';
import { staffLinks } from '../staff/links.ts';
import { staffRoutes } from '../staff/routes.ts';
import { pageHandler } from '../static/pages.ts';
import type { Site } from '../static/site.ts';
import type { Store } from '../store/store.ts';
import { staffTodayRoutes, todayRoutes } from '../today/routes.ts';
import { boundedBody } from './body.ts';
import { clientKeys } from './client.ts';
import { type HstsScope, plainAddress, securityHeaders } from './headers.ts';
import { healthRoutes } from './health.ts';
import { oneHost } from './one-host.ts';
import { Problem, problemResponse, storeProblem } from './problem.ts';

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
  leaving?: () => boolean;
  /** Without it, signing in is disabled. */
  auth?: StaffAuth;
  /** Without it, staff cannot edit the content. */
  publishing?: Publishing | undefined;
  /** Without it, the console shows invitation links instead of mailing them. */
  sendMail?: (mail: Mail) => Promise<void>;
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
function unknownProxy(log: Log, proxies: number): MiddlewareHandler {
  let done = proxies > 0;
  return async (context, next) => {
    if (!done && context.req.header('x-forwarded-for')) {
      done = true;
      log.warn('requests come through a proxy: set TRUST_PROXY=1, or all visitors share one rate limit');
    }
    await next();
  };
}

/** The complete server as a function from Request to Response. */
export function createApp(deps: Deps) {
  const { site, store, log, now = () => new Date(), proxies = 0, hsts, auth, publishing } = deps;
  const { reviewLimit = 10, eventLimit = 120 } = deps;
  const published = publishedLists(store.published, deps.listsFreshMs);
  const clientKey = clientKeys(store, proxies);
  const pages = pageHandler(site);
  const app = new Hono();
  app.use(requestLog(log), securityHeaders(hsts), oneHost(site), unknownProxy(log, proxies));
  app.use(`${api.reviews}/*`, compress(), etag());
  app.use(api.today, etag());
  app.use(api.reviews, htmlErrors(site));
  app.get('/healthz', async (_, next) => {
    if (deps.leaving?.()) throw new Problem(503, 'This process is about to end.');
    await next();
  });
  const onMethodNotAllowed = ({ req }: Context, methods: string[]) =>
    problemResponse(
      new Problem(405, `The method ${req.method} is not allowed here.`, { Allow: methods.join(', ') }),
    );
  app.use('/api/*', plainAddress, boundedBody, methodNotAllowed({ app, onMethodNotAllowed }));
  app.route('/', healthRoutes(store, log, site));
  app.route(api.today, todayRoutes({ store, site, now }));
  app.route(api.appointment, appointmentRoutes(site, now));
  app.route(api.events, eventRoutes({ site, store, proxies, now, limit: eventLimit }));
  app.route(api.reviews, reviewRoutes({ site, store, published, clientKey, now, limit: reviewLimit }));
  if (auth) {
    const directory = () => ({
      branches: site.branches.map(({ slug }) => slug),
      barbers: [...site.barbers.values()].filter(({ left }) => !left).map(({ id }) => id),
    });
    app.use('/api/staff/*', async ({ req }, next) => {
      await next();
      if (req.method !== 'GET') published.expire();
    });
    const links = staffLinks({
      store,
      now,
      log,
      consoleUrl: `${site.siteUrl}${STAFF_PATH}`,
      sendMail: deps.sendMail,
    });
    const today = staffTodayRoutes({ store, site, now });
    app.route(
      '/api/staff',
      staffRoutes({ store, auth, clientKey, now, directory, links, today, publishing }),
    );
    if (publishing) app.use(previewFor({ store, auth, now, publishing }));
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
