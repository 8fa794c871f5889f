import type { KnownBarber, KnownBranch } from '../contract/content-facts.ts';
import type { PlaceIds } from '../contract/events.ts';
import type { Encoding as Small } from '../contract/release.ts';
import { bestCoding, isKnown } from './conditional.ts';
import type { ReviewProblemPage } from './review-problem-page.ts';

type Encoding = Small | 'identity';

/** A built file in memory, with everything that answers for it. */
export type BuiltFile = {
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
  headers: Record<string, string>;
  etag: string;
};

/** What is served: the built files, and what the API must know of the content. */
export type Site = {
  files: Map<string, BuiltFile>;
  redirects: Map<string, string>;
  barbers: Map<string, KnownBarber>;
  branches: KnownBranch[];
  /** What events may name. */
  places: PlaceIds;
  /** Where it was built to stand. */
  siteUrl: string;
  /** By language. */
  reviewProblems: Map<string, ReviewProblemPage>;
  /** Looks for a newer release; true when one is served from now on. */
  refresh?: () => Promise<boolean>;
};

const CODINGS = ['br', 'gzip'] as const;

/** The answer for a file: the smallest form the client takes, or 304 when it has it. */
export function fileResponse(file: BuiltFile, request: Request, status = 200): Response {
  const held = CODINGS.filter((coding) => file.bodies[coding]);
  const encoding = bestCoding(request.headers.get('Accept-Encoding') ?? '', held);
  const etag = `"${file.etag}-${encoding}"`;
  const headers: Record<string, string> = { ...file.headers, ETag: etag };
  if (status === 200 && isKnown(request.headers.get('If-None-Match'), etag)) {
    // The policy goes along: browsers take the headers of a 304 into the page that they keep.
    delete headers['Content-Type'];
    return new Response(null, { status: 304, headers });
  }
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  const body = file.bodies[encoding] as Uint8Array<ArrayBuffer>;
  headers['Content-Length'] = String(body.byteLength);
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}
