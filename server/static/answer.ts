/** A body that stays on disk, because memory has no room for it. */
export type StoredBody = { path: string; byteLength: number };
export type Body = Uint8Array<ArrayBuffer> | StoredBody;

export const isStored = (body: Body): body is StoredBody => !(body instanceof Uint8Array);

/** What is said, whoever says it: the application in a Response, or the step before it straight to the connection. */
export type Answer = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Body | null;
}>;

/** What the client takes and has: Accept-Encoding and If-None-Match. */
export type Wish = { codings: string | null | undefined; known: string | null | undefined };
