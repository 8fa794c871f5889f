import type { IncomingMessage, ServerResponse } from 'node:http';

const BODY = JSON.stringify({
  type: 'about:blank',
  title: 'Bad request',
  status: 400,
  detail: 'A request names one host.',
});
const HEADERS = { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' };

function hostsIn({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts;
}

/** Answers who names two hosts, of which a proxy in front may have taken the other one (RFC 9112, 3.2); true where it has. */
export function refuseTwoHosts(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  if (hostsIn(incoming) < 2) return false;
  outgoing.writeHead(400, { ...HEADERS, Connection: 'close' }).end(BODY);
  return true;
}
