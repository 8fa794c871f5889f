/** An answer that is no success; the message is '404: No such barber', or the status text where the body is empty. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly body: string;
  /** As Retry-After says. */
  readonly waitSeconds: number | undefined;

  constructor({ status, statusText, headers }: Response, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
    this.waitSeconds = Number(headers.get('Retry-After')) || undefined;
  }
}

/** A slow line brings any answer of ours sooner: what takes longer will not come. */
const PATIENCE_MS = 20_000;
const base = () => ({ credentials: 'include' as const, signal: AbortSignal.timeout(PATIENCE_MS) });

/** A request with cookies and, where there is a body, JSON; throws Refused for every answer that is not OK. */
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
  if (!response.ok) throw new Refused(response, await response.text());
  return response;
}

/** The default query: GET of the key's parts joined with '/'; a 401 throws unless told to yield null. */
export async function fetchQuery(
  key: readonly unknown[],
  { on401 = 'throw' }: { on401?: 'throw' | 'null' } = {},
): Promise<unknown> {
  const response = await fetch(key.join('/'), base());
  if (response.status === 401 && on401 === 'null') return null;
  if (!response.ok) throw new Refused(response, await response.text());
  return response.json();
}
