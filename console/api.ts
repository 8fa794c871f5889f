import { MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import type { Draft } from '../contract/changes.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Values } from '../contract/findings.ts';
import type { StaffReview } from '../contract/moderation.ts';
import { staffApi } from '../contract/staff.ts';
import { consoleLanguage, translateMessage } from './language.ts';

type ProblemBody = {
  detail?: string;
  field?: string;
  template?: string;
  values?: Values;
  draft?: Draft;
  review?: StaffReview;
};

/** A response that is not OK. Its message is the server's reason in the language of the console. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** The seconds to wait before a retry, or 0 if the server names none. */
  readonly retryAfter: number;
  readonly body: ProblemBody;

  constructor(status: number, body: ProblemBody, retryAfter: number) {
    super(translateMessage(body.template ?? body.detail ?? '', body.values));
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

export const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

/** A request without an answer fails after this time: saves wait for each other. A photo takes longer to send. */
const TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 180_000;
/** A publication answers when it is public; the first one after an update renders every picture. */
export const PUBLISH_TIMEOUT_MS = 600_000;

/** Our server has not answered. Callers say so in their words: the browser's reason is technical and in its own language. */
function noAnswer(cause: unknown): never {
  throw new Error('', { cause });
}

/**
 * Sends a request: a Blob as it is, any other body as JSON. Throws ApiError, or an error without a message if our server has not
 * answered.
 */
export async function fetchJson<Answers, Method extends string & keyof Answers>(
  path: Endpoint<Answers>,
  method: Method,
  body?: unknown,
  timeoutMs = body instanceof Blob ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS,
): Promise<Answers[Method]> {
  // Mails to this person are written in the language of the console.
  const headers = { 'Accept-Language': consoleLanguage() };
  const json = { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers,
    signal: AbortSignal.timeout(timeoutMs),
    ...(body !== undefined && (body instanceof Blob ? { body } : json)),
  }).catch(noAnswer);
  // An OK response that is no JSON comes from elsewhere, such as the sign-in page of a hotel's network.
  if (response.ok) return response.json().catch(noAnswer);
  const answer = await response.json().catch(() => ({}));
  throw new ApiError(response.status, answer, Number(response.headers.get('Retry-After') ?? 0));
}

/** What reads an address of the API. */
export const answerOf = <Answer>(path: Endpoint<{ GET: Answer }>) =>
  queryOptions({ queryKey: [path as string], queryFn: () => fetchJson(path, 'GET') });

/** 401 means that the session has ended. */
export const isSignedOut = (error: unknown) => statusOf(error) === 401;

/** Makes the AuthGate show the sign-in form if the error says that the session has ended. */
export const handleSignOut = (error: unknown) => {
  if (isSignedOut(error)) reload(staffApi.me);
};

export const client: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => queryKey[0] !== staffApi.me && handleSignOut(error),
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { options }) =>
      options.mutationKey?.[0] !== staffApi.signIn && handleSignOut(error),
  }),
  defaultOptions: {
    queries: { retry: false, staleTime: 5_000 },
    // Offline, a mutation fails at once; by default it would wait for the connection and run then.
    mutations: { networkMode: 'always' },
  },
});

/** Loads again what these addresses have answered, with any filter. */
export const reload = (...paths: string[]) =>
  Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
