/** What a store can fail of, whichever engine it is. */
export type FailureKind =
  /** Something with this key is kept already. */
  | 'unique'
  /** Somebody else is writing, for longer than we wait. */
  | 'busy'
  /** No room is left on the disk. */
  | 'full'
  /** It does not answer, now; it may by itself. */
  | 'unavailable'
  /** It will not answer until a person does something: a foreign file, a wrong password, a newer version. */
  | 'unusable'
  /** Text that this engine cannot keep. */
  | 'text';

/** A failure of the store that is understood; `message` is for people who run it. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** Primary result codes, https://sqlite.org/rescode.html; the extended ones carry them in their low byte. */
const SQLITE: Record<number, FailureKind> = {
  5: 'busy',
  6: 'busy',
  8: 'unavailable',
  10: 'unavailable',
  11: 'unusable',
  13: 'full',
  14: 'unavailable',
  26: 'unusable',
};
/** What the file system says of a folder that is not ours to write to, or no folder at all. */
const NO_FOLDER = /^E(ACCES|EXIST|ISDIR|NOENT|NOTDIR|PERM|ROFS)$/;
const SQLITE_UNIQUE = new Set([1555, 2067]);

/** SQLSTATE, whole or by its class: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES: Record<string, FailureKind> = {
  '08': 'unavailable',
  '22021': 'text',
  '22P05': 'text',
  '23505': 'unique',
  '25006': 'unavailable',
  '28': 'unusable',
  '3D': 'unusable',
  '40': 'busy',
  // Tables that are not there, or not for this user.
  '42': 'unusable',
  '53100': 'full',
  '53': 'unavailable',
  '55P03': 'busy',
  '57': 'unavailable',
  '58': 'unavailable',
};
const SOCKET = /^E(CONN|PIPE|TIMEDOUT|HOST|NET|AI_|NOTFOUND|ADDRNOTAVAIL)/;
/** `pg` gives these no code. */
const LOST =
  /connection (terminated|error|ended)|timeout exceeded|read timeout|client was closed|timeout expired/i;

/** The kind of what an engine threw, or nothing for a mistake of ours. */
export function failureOf(error: unknown): FailureKind | undefined {
  if (error instanceof StoreError) return error.kind;
  if (error instanceof AggregateError) return failureOf(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  const { code: given, errcode } = error as Error & { code?: unknown; errcode?: number };
  // A number is how a child process ended.
  const code = typeof given === 'string' ? given : '';
  if (errcode !== undefined) return SQLITE_UNIQUE.has(errcode) ? 'unique' : SQLITE[errcode & 0xff];
  if (SOCKET.test(code) || (!code && LOST.test(error.message))) return 'unavailable';
  return POSTGRES[code] ?? POSTGRES[code.slice(0, 2)];
}

/** An error of opening the store, saying its kind: the file system says it in its own codes. */
export function asOpeningError(error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const kind = code === 'ENOSPC' ? 'full' : NO_FOLDER.test(code) ? 'unusable' : undefined;
  return kind ? new StoreError(kind, message, { cause: error }) : error;
}
