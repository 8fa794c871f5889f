import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod/mini';
import { deskApi, PHOTO_BYTES } from '../../contract/desk.ts';
import { plainText } from '../../domain/text.ts';
import { Problem } from './problem.ts';

/** The longest review, as a form writes it. */
const MAX_BYTES = 32_768;
/** Addresses below which more may come. */
const LARGER = Object.entries({
  [deskApi.photo('')]: PHOTO_BYTES,
  [deskApi.drafts]: 1_000_000,
});

/** For how long the rest of a body that is too long is read and dropped: most clients see no answer while they send. */
const DRAIN_MS = 500;

/** A longer body is refused while it is still coming; the connection ends, because the next request could not be told from the rest. */
export const boundedBody = createMiddleware((context, next) => {
  const [, maxSize = MAX_BYTES] = LARGER.find(([path]) => context.req.path.startsWith(path)) ?? [];
  return bodyLimit({
    maxSize,
    onError: async ({ req }) => {
      const rest = { signal: AbortSignal.timeout(DRAIN_MS), preventCancel: true };
      await req.raw.body?.pipeTo(new WritableStream(), rest).catch(() => {});
      throw new Problem(413, `The body may have at most ${maxSize} bytes.`, { Connection: 'close' });
    },
  })(context, next);
});

async function readText(request: Request): Promise<string> {
  if (/[^\s,]/.test((request.headers.get('Content-Encoding') ?? '').replace(/identity/gi, '')))
    throw new Problem(415, 'Send the body as it is, without Content-Encoding.');
  const bytes = await request.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Problem(400, 'The body is not valid UTF-8 text.');
  }
}

const typeOf = (request: Request) =>
  request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';

/** A form that the browser itself sends. */
export const isForm = (request: Request) => typeOf(request) === 'application/x-www-form-urlencoded';

/** The fields of such a form, the last of each name; lines end as in the fields themselves, not as forms send them. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const fields = new URLSearchParams(await readText(request));
  return Object.fromEntries([...fields].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
}

/** The field and what is wrong with it, in words. */
function faultIn(issue: z.core.$ZodIssue | undefined): string {
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = [...(issue?.path ?? []), ...unknown].join('.') || 'body';
  return `${field}: ${unknown.length ? 'is not a field that we know' : (issue?.message ?? 'is not valid')}`;
}

/** A JSON body by its schema; 415, 400 and 422 with the field that is wrong. */
export async function readJson<T extends z.ZodMiniType>(
  request: Request,
  schema: T,
  types = ['application/json'],
): Promise<z.infer<T>> {
  if (!types.includes(typeOf(request))) throw new Problem(415, `Send the body as ${types[0]}.`);
  const text = await readText(request);
  let data: unknown;
  try {
    // Text comes in here only: what a schema sees, and a store keeps, is plain.
    data = JSON.parse(text, (_, value) => (typeof value === 'string' ? plainText(value) : value));
  } catch {
    throw new Problem(400, 'The body is not valid JSON.');
  }
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new Problem(422, faultIn(result.error.issues[0]));
}

/** A query by its schema; 400 with the part that is wrong. What is empty is not there. */
export function queryOf<T extends z.ZodMiniType>(query: Record<string, string>, schema: T): z.infer<T> {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Problem(400, `${issue?.path.join('.') || 'query'}: ${issue?.message ?? 'is not valid'}`);
}
