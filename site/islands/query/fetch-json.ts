/** An unsuccessful response; the message is '404: No such barber', or has the status text if the body is empty. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly body: string;
  /** From Retry-After. */
  readonly waitSeconds: number | undefined;

  constructor({ status, statusText, headers }: Response, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
    this.waitSeconds = Number(headers.get('Retry-After')) || undefined;
  }
}

/** Even slow connections deliver our responses sooner. */
const TIMEOUT_MS = 20_000;
const base = () => ({ credentials: 'include' as const, signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Sends a request with cookies and an optional JSON body; throws HttpError unless the response is OK. */
export async function request(
  method: string,
  url: string,
  body?: unknown,
  headers: HeadersInit = {},
): Promise<Response> {
  const response = await fetch(url, {
    ...base(),
    method,
    headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new HttpError(response, await response.text());
  return response;
}

/** The default query function: GETs the key's parts joined with '/'. A 401 throws, or yields null with `on401`. */
export async function fetchQuery(
  key: readonly unknown[],
  { on401 = 'throw' }: { on401?: 'throw' | 'null' } = {},
): Promise<unknown> {
  const response = await fetch(key.join('/'), base());
  if (response.status === 401 && on401 === 'null') return null;
  if (!response.ok) throw new HttpError(response, await response.text());
  return response.json();
}
