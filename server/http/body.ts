import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod/mini';
import { PHOTO_BYTES, publishingApi } from '../../contract/changes.ts';
import { plainText } from '../../domain/text.ts';
import { Problem } from './problem.ts';

/** Fits the longest review in form encoding. */
const MAX_BYTES = 32_768;
/** Paths with a larger limit. */
const LARGER = Object.entries({
  [publishingApi.photo('')]: PHOTO_BYTES,
  [publishingApi.drafts]: 1_000_000,
});

/** How long the rest of an oversized body is read and discarded: most clients ignore a response while they send. */
const DRAIN_MS = 500;

/** Refuses an oversized body while it arrives. Closes the connection, because the rest would be parsed as the next request. */
export const limitBody = createMiddleware((context, next) => {
  const [, maxSize = MAX_BYTES] = LARGER.find(([path]) => context.req.path.startsWith(path)) ?? [];
  return bodyLimit({
    maxSize,
    onError: async ({ req }) => {
      const rest = { signal: AbortSignal.timeout(DRAIN_MS), preventCancel: true };
      await req.raw.body?.pipeTo(new WritableStream(), rest).catch(() => {});
      throw new Problem(413, `The body may have at most ${maxSize} bytes.`, {
        headers: { Connection: 'close' },
      });
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

/** Whether the request is a native form submission. */
export const isForm = (request: Request) => typeOf(request) === 'application/x-www-form-urlencoded';

/** The fields of a form, the last of each name, with CRLF normalized to LF. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const fields = new URLSearchParams(await readText(request));
  return Object.fromEntries([...fields].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
}

function formatIssue([issue]: z.core.$ZodIssue[], fallback: string): string {
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = [...(issue?.path ?? []), ...unknown].join('.') || fallback;
  return `${field}: ${unknown.length ? 'unknown field' : (issue?.message ?? 'is not valid')}`;
}

/** Parses a JSON body by its schema. Throws 415, 400, or 422 with the invalid field. */
export async function readJson<T extends z.ZodMiniType>(
  request: Request,
  schema: T,
  types = ['application/json'],
): Promise<z.infer<T>> {
  if (!types.includes(typeOf(request))) throw new Problem(415, `Send the body as ${types[0]}.`);
  const text = await readText(request);
  let data: unknown;
  try {
    // The single entry point for text: schemas and the store see plain text only.
    data = JSON.parse(text, (_, value) => (typeof value === 'string' ? plainText(value) : value));
  } catch {
    throw new Problem(400, 'The body is not valid JSON.');
  }
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const { issues } = result.error;
  throw new Problem(422, formatIssue(issues, 'body'), { field: issues[0]?.path.join('.') });
}

/** Parses a query by its schema. Throws 400 with the invalid parameter. Ignores empty parameters. */
export function queryOf<T extends z.ZodMiniType>(query: Record<string, string>, schema: T): z.infer<T> {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new Problem(400, formatIssue(result.error.issues, 'query'));
}
