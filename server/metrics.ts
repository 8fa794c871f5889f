import { createServer, type Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { promisify } from 'node:util';
import type { Log } from './log.ts';
import type { Site } from './static/site.ts';
import type { Store } from './store/store.ts';
import { VERSION } from './version.ts';

/** Hears of every answer: its status, and how long it took. */
export type Observe = (status: number, seconds: number) => void;

type Watched = { site: Pick<Site, 'release'>; store: Store; server: Server };

/** The figures that docs/operating.md explains, for Prometheus. Loaded only where they are asked for: most shops never need them. */
export async function createMetrics() {
  const { Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    ...{ registers, name: 'jk_requests_total', labelNames: ['status'] },
    help: 'Answers by the class of their status',
  });
  const durations = new Histogram({
    ...{ registers, name: 'jk_request_duration_seconds', buckets: [0.005, 0.025, 0.1, 0.5, 2] },
    help: 'Time until an answer began',
  });
  const observe: Observe = (status, seconds) => {
    requests.inc({ status: `${Math.floor(status / 100)}xx` });
    durations.observe(seconds);
  };

  /** What is looked up when somebody asks. */
  function watch({ site, store, server }: Watched): void {
    const delay = monitorEventLoopDelay();
    delay.enable();
    const longestDelay = () => {
      const seconds = delay.max / 1e9;
      delay.reset();
      return seconds;
    };
    const isUp = async () => {
      await store.ping();
      return 1;
    };
    const waiting = async () => {
      const { pending, suspectedSpam } = await store.moderation.queueCounts();
      return pending + suspectedSpam;
    };
    const connections = promisify(server.getConnections.bind(server));
    const isStuck = async () => Number(await store.outbox.isStuck(new Date()));
    type Value = () => number | Promise<number>;
    const gauge = (name: string, help: string, value: Value, otherwise = Number.NaN) =>
      new Gauge({
        ...{ registers, name, help },
        async collect() {
          // A store that is down must not take the other figures along.
          this.set(
            await Promise.resolve()
              .then(value)
              .catch(() => otherwise),
          );
        },
      });
    const info = new Gauge({
      ...{ registers, name: 'jk_info', labelNames: ['version', 'release'] },
      help: 'The version of the program and the release that it serves',
      collect() {
        this.reset();
        info.set({ version: VERSION, release: site.release.id }, 1);
      },
    });
    gauge(
      'jk_release_built_timestamp_seconds',
      'When the release was built',
      () => Date.parse(site.release.builtAt) / 1e3,
    );
    gauge('jk_store_up', 'Whether the store answers', isUp, 0);
    gauge('jk_reviews_waiting', 'Reviews that staff have not read', waiting);
    gauge('jk_mails_waiting', 'Reviews of which the owner has not been told', () => store.outbox.waiting());
    gauge('jk_mails_stuck', 'Whether a mail has not gone out for an hour', isStuck);
    gauge('jk_connections', 'Open connections', connections);
    gauge('jk_event_loop_delay_seconds', 'The longest stop since the last question', longestDelay);
    gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
    gauge('process_start_time_seconds', 'When the process began', () => performance.timeOrigin / 1e3);
  }

  return { observe, watch, text: () => registry.metrics(), type: registry.contentType };
}

type Metrics = Awaited<ReturnType<typeof createMetrics>>;

/** A port of its own, which the proxy in front does not lead to; where it is taken the site goes on without. */
export function serveMetrics({ text, type }: Metrics, port: number, host: string, log: Log): Server {
  const server = createServer(async ({ url }, response) => {
    if (url === '/metrics') response.writeHead(200, { 'Content-Type': type }).end(await text());
    else response.writeHead(404).end();
  });
  server.on('error', ({ message }) => log.error('no metrics', { error: message }));
  return server.listen(port, host).unref();
}
