import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';

/** Timeouts in ms that disconnect silent and slow clients, and those that never read. */
const TIMEOUTS = {
  /** From the connection to the complete request headers. */
  headersTimeout: 10_000,
  /** To the complete request with its body. */
  requestTimeout: 30_000,
  /** Between two requests. */
  keepAliveTimeout: 10_000,
  /** Without traffic in either direction. */
  idle: 20_000,
};

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** Node's HTTP server with limits. In production a proxy in front absorbs floods. */
export function httpServer(fetch: Fetch, maxConnections: number, timeouts = TIMEOUTS): Server {
  const { idle, ...serverOptions } = timeouts;
  // HTTP/1.0 requests, such as health checks of load balancers, may lack a Host header.
  const server = createAdaptorServer({ fetch, hostname: 'localhost', serverOptions }) as Server;
  server.maxConnections = maxConnections;
  server.timeout = idle;
  return server;
}
