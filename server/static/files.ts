import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { KnownBarber, KnownBranch } from '../../contract/content-facts.ts';
import type { PlaceIds } from '../../contract/events.ts';
import type { Encoding as Small } from '../../contract/release.ts';
import { Problem } from '../http/problem.ts';
import type { ReviewProblemPage } from '../reviews/review-problem-page.ts';
import { type Answer, type Body, isStored, type StoredBody, type Wish } from './answer.ts';
import { bestCoding, isKnown } from './conditional.ts';

export type Encoding = Small | 'identity';

/** A built file in all its forms, with everything that answers for it. */
export type BuiltFile = {
  bodies: Partial<Record<Encoding, Body>>;
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

function makeAnswer(file: BuiltFile, status: number, encoding: Encoding, etag: string): Answer {
  const headers: Record<string, string> = { ...file.headers, ETag: etag };
  if (status === 304) {
    // The policy goes along: browsers take the headers of a 304 into the page that they keep.
    delete headers['Content-Type'];
    return { status, headers, body: null };
  }
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  const body = file.bodies[encoding] as Body;
  headers['Content-Length'] = String(body.byteLength);
  return { status, headers, body };
}

const prepared = new WeakMap<BuiltFile, Map<string, Answer>>();

/** The answer for a file: the smallest form the client takes, or 304 when it has it. The same wish gets the same object. */
export function fileAnswer(file: BuiltFile, { codings, known }: Wish, status = 200): Answer {
  const encoding = bestCoding(
    codings ?? '',
    CODINGS.filter((coding) => file.bodies[coding]),
  );
  const etag = `"${file.etag}-${encoding}"`;
  const due = status === 200 && isKnown(known ?? null, etag) ? 304 : status;
  const answers = prepared.get(file) ?? new Map<string, Answer>();
  prepared.set(file, answers);
  const key = `${due} ${encoding}`;
  const answer = answers.get(key) ?? makeAnswer(file, due, encoding, etag);
  answers.set(key, answer);
  return answer;
}

/** A whole body, for who must look into it. */
export const bytesOf = async (body: Body): Promise<Uint8Array> =>
  isStored(body) ? readFile(body.path) : body;

/** A stream costs more than it saves for a file that one reading takes. */
const AT_ONCE_BYTES = 512 * 1024;

// Opened before anything is said, so that a file which went with its release is a plain 404.
const gone = () => {
  throw new Problem(404, 'This file is not kept any more.');
};

async function storedBody({ path, byteLength }: StoredBody): Promise<BodyInit> {
  if (byteLength <= AT_ONCE_BYTES) return readFile(path).catch(gone);
  const handle = await open(path).catch(gone);
  return Readable.toWeb(handle.createReadStream()) as ReadableStream;
}

export async function responseOf({ status, headers, body }: Answer, method: string): Promise<Response> {
  if (method === 'HEAD' || !body) return new Response(null, { status, headers });
  return new Response(isStored(body) ? await storedBody(body) : body, { status, headers });
}

export const wishOf = ({ headers }: Request): Wish => ({
  codings: headers.get('Accept-Encoding'),
  known: headers.get('If-None-Match'),
});

export const fileResponse = (file: BuiltFile, request: Request, status = 200): Promise<Response> =>
  responseOf(fileAnswer(file, wishOf(request), status), request.method);
