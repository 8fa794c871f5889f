import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { staffApi } from '../contract/staff.ts';

/** An answer that is not OK: its status, and what the server says of it. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** Seconds to wait before trying again, where the server says so. */
  readonly retryAfter: number;
  /** The whole answer, for those that bring more than a sentence. */
  readonly answer: { detail?: string };

  constructor(status: number, answer: { detail?: string }, retryAfter: number) {
    super(answer.detail ?? '');
    this.status = status;
    this.answer = answer;
    this.retryAfter = retryAfter;
  }
}

/** A file is sent as it is, anything else as JSON. */
export async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const json = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(body !== undefined && (body instanceof Blob ? { body } : json)),
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) {
    throw new ApiError(response.status, answer, Number(response.headers.get('Retry-After') ?? 0));
  }
  return answer;
}

/** 401 means that the session is over: whoever hears it shows the sign-in. */
export const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Wherever a session is found to be over, the gate asks again and shows the sign-in. */
export const askGate = (error: unknown) => {
  if (isSignedOut(error)) client.invalidateQueries({ queryKey: [staffApi.me] });
};

export const client: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => queryKey[0] !== staffApi.me && askGate(error),
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { options }) =>
      options.mutationKey?.[0] !== staffApi.signIn && askGate(error),
  }),
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey }) => ask(String(queryKey[0])),
      retry: false,
      staleTime: 5_000,
    },
    // Without a connection an act fails at once and says so, instead of happening some time later.
    mutations: { networkMode: 'always' },
  },
});
