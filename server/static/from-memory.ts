import type { IncomingMessage, ServerResponse } from 'node:http';
import { api } from '../../contract/routes.ts';
import { logRequest } from '../http/request-log.ts';
import { CLOSED_POLICY, type HstsScope, protectionOf } from '../http/security-headers.ts';
import type { Log } from '../log.ts';
import type { PublishedLists } from '../reviews/published-lists.ts';
import { type Answer, isStored, type Wish } from './answer.ts';
import { fileAnswer, type Site } from './files.ts';
import { publishedAt } from './published-at.ts';

export type FromMemory = {
  site: Site;
  published: Pick<PublishedLists, 'atHand'>;
  log: Log;
  proxies?: number;
  hsts?: HstsScope;
};

/** A host that means itself, whoever reads it; another one is for the application to understand or refuse. */
const PLAIN_HOST = /^[a-z0-9._-]+(:([1-5]\d{3,4}|[6-9]\d{3}))?$/;
const FIRST_PAGE = new RegExp(`^${api.reviews}\\?barberId=([\\w-]+)$`);

/**
 * The step before the application: what lies ready in memory goes straight to the connection, with headers made once.
 * It answers only what the application would answer with the same bytes, and leaves everything else to it (false).
 */
export function fromMemory({ site, published, log, proxies = 0, hsts }: FromMemory) {
  const protection = protectionOf(hsts);
  const lines = new WeakMap<Answer, string[]>();

  /** Names and values in turn. An answer that is kept belongs to one address, so its lines hold for each time. */
  function linesOf(answer: Answer, path: string): string[] {
    const known = lines.get(answer);
    if (known) return known;
    const headers = { 'Content-Security-Policy': CLOSED_POLICY, ...answer.headers, ...protection(path) };
    const made = Object.entries(headers).flat();
    lines.set(answer, made);
    return made;
  }

  function answerAt(url: string, wish: Wish): Answer | undefined {
    const [, barberId] = FIRST_PAGE.exec(url) ?? [];
    if (barberId) {
      const list = site.barbers.has(barberId) ? published.atHand(barberId) : undefined;
      return list && fileAnswer(list, wish);
    }
    const at = url.indexOf('?');
    if (at === -1) return publishedAt(site, url, wish, () => '');
    // The application looks into a query of the API before it answers.
    if (url.startsWith('/api/')) return undefined;
    return publishedAt(site, url.slice(0, at), wish, () => new URL(`http://any/${url.slice(at)}`).search);
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const start = performance.now();
    const { method, url = '', headers } = incoming;
    if ((method !== 'GET' && method !== 'HEAD') || !PLAIN_HOST.test(headers.host ?? '')) return false;
    // The application says once that nobody told us of this proxy.
    if (proxies === 0 && headers['x-forwarded-for'] !== undefined) return false;
    const answer = answerAt(url, { codings: headers['accept-encoding'], known: headers['if-none-match'] });
    if (!answer || (answer.body && isStored(answer.body))) return false;
    const path = url.split('?', 1)[0] ?? url;
    outgoing.writeHead(answer.status, linesOf(answer, path));
    outgoing.end(method === 'HEAD' ? undefined : answer.body);
    logRequest(log, start, method, path, answer.status);
    return true;
  };
}
