import { isPlainText } from '../../domain/text.ts';

/** Time and id of the last row of a page. */
export type Cursor = [time: string, id: string];

export const cursorOf = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Nothing for a text that is no cursor: the list then begins anew. */
export function readCursor(text: string): Cursor | undefined {
  try {
    const [time, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    const isPlain = (part: unknown) => typeof part === 'string' && isPlainText(part);
    return isPlain(time) && isPlain(id) ? ([time, id] as Cursor) : undefined;
  } catch {
    return undefined;
  }
}
