import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for a cookie. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What the store keeps of a token: a thief of the store cannot sign in, and looking it up tells nothing by its time. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');
