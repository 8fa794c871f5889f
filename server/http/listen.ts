import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';

/** How long each part of a visit may take, in ms: silent, slow and never-reading clients are cut off. */
const TIMEOUTS = {
  /** Until a request's head is there, counted from the connection on. */
  headersTimeout: 10_000,
  /** Until a request is there with its body. */
  requestTimeout: 30_000,
  /** Between two requests. */
  keepAliveTimeout: 10_000,
  /** Without a byte in either direction. */
  idle: 20_000,
};

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** Node's HTTP server with bounds; a proxy in front, which production has, holds floods. */
export function httpServer(fetch: Fetch, maxConnections: number, timeouts = TIMEOUTS): Server {
  const { idle, ...serverOptions } = timeouts;
  // HTTP/1.0 need not name a host, and health checks of load balancers do not.
  const server = createAdaptorServer({ fetch, hostname: 'localhost', serverOptions }) as Server;
  server.maxConnections = maxConnections;
  server.timeout = idle;
  return server;
}
