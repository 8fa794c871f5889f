import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { networkOf } from './network.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { Seats } from './seats.ts';
import { refuseTwoHosts } from './two-hosts.ts';

/** How long each part of a visit may take, in ms. */
export const PATIENCE = {
  /** Until a request's head is there, counted from the connection on. */
  headersTimeout: 10_000,
  /** Until a request is there with its body. */
  requestTimeout: 30_000,
  /** Between two requests. */
  keepAliveTimeout: 10_000,
  /** Without a byte in either direction: who does not read is cut off. */
  timeout: 20_000,
  /** Often, so that few are ended at a time: thousands at once would hold the loop. */
  connectionsCheckingInterval: 250,
};
/** Connections that came together and wait to be seen: more would be asked to come again a second later. */
export const BACKLOG = 4_096;
/** For a client to read why it is turned away. */
const LINGER_MS = 1_000;

const FULL = 'All places are taken. Please try again in a moment.';
const fullAnswer = () => {
  const body = JSON.stringify({ type: 'about:blank', title: 'Not available', status: 503, detail: FULL });
  const head = [
    'HTTP/1.1 503 Service Unavailable',
    'Content-Type: application/problem+json',
    'Cache-Control: no-store',
    'Retry-After: 5',
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
};

/** Says its last words, and goes whether or not anybody reads them. */
function turnAway(socket: Socket): void {
  socket.on('error', () => {});
  socket.resume();
  socket.end(fullAnswer());
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** A GET may bring a body, which means nothing (RFC 9110, 9.3.1): it is answered, and the connection closed unread. */
function closeOnBody({ method, headers }: IncomingMessage, outgoing: ServerResponse): void {
  const body = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  if (body && (method === 'GET' || method === 'HEAD')) outgoing.shouldKeepAlive = false;
}

export type Listening = {
  fetch: Parameters<typeof getRequestListener>[0];
  /** Asked before `fetch`; true where it has answered. */
  first?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** Connections at once, of which one client may hold a quarter. */
  most: number;
  /** Behind a proxy all connections are the proxy's. */
  proxied: boolean;
  patience?: typeof PATIENCE;
};

/** An HTTP server on which nobody, silent, slow or never reading, can keep others out. */
export function boundedServer({ fetch, first, most, proxied, patience = PATIENCE }: Listening): Server {
  const { timeout, ...limits } = patience;
  // HTTP/1.0 need not name a host, and health checks of load balancers do not; Node refuses later versions without one.
  const ask = getRequestListener(fetch, { hostname: 'localhost' });
  const seatsOf = new WeakMap<Socket, Seats[]>();
  const { answer, options } = oneAtATime((incoming, outgoing) => {
    const { socket } = incoming;
    const seats = seatsOf.get(socket) ?? [];
    for (const each of seats) each.asks(socket);
    outgoing.once('close', () => {
      for (const each of seats) each.isAnswered(socket);
    });
    closeOnBody(incoming, outgoing);
    if (refuseTwoHosts(incoming, outgoing) || first?.(incoming, outgoing)) return;
    ask(incoming, outgoing);
  });
  const server = createServer({ ...limits, ...options }, answer);
  server.timeout = timeout;
  const all = new Seats(most);
  const perClient = new Map<string, Seats>();

  function seat(socket: Socket): boolean {
    const client = proxied ? undefined : networkOf(socket.remoteAddress ?? '');
    const own = client === undefined ? undefined : (perClient.get(client) ?? new Seats(Math.ceil(most / 4)));
    if (client !== undefined && own) perClient.set(client, own);
    const seats = own ? [own, all] : [all];
    const leave = () => {
      for (const each of seats) each.leave(socket);
      if (client !== undefined && perClient.get(client) === own && own?.taken === 0) perClient.delete(client);
    };
    socket.once('close', leave);
    seatsOf.set(socket, seats);
    const seated = seats.every((each) => each.take(socket));
    if (!seated) leave();
    return seated;
  }

  const [serve] = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    if (seat(socket)) serve?.call(server, socket);
    else turnAway(socket);
  });
  return server;
}
