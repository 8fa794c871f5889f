/** Kinds of store failures, for both engines. */
export type FailureKind =
  | 'unique'
  /** Another process holds a lock for longer than we wait. */
  | 'busy'
  | 'full'
  /** Temporarily unreachable. */
  | 'unavailable'
  /** Needs an operator: a foreign file, a wrong password, a newer version. */
  | 'unusable'
  /** Text that this engine cannot store. */
  | 'text';

/** A classified store failure; `message` is for operators. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** Primary result codes, the low byte of extended ones: https://sqlite.org/rescode.html */
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
/** System errors for a missing or unwritable folder. */
const NO_FOLDER = /^E(ACCES|EXIST|ISDIR|NOENT|NOTDIR|PERM|ROFS)$/;
const SQLITE_UNIQUE = new Set([1555, 2067]);

/** SQLSTATE codes or their classes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES: Record<string, FailureKind> = {
  '08': 'unavailable',
  '22021': 'text',
  '22P05': 'text',
  '23505': 'unique',
  '25006': 'unavailable',
  '28': 'unusable',
  '3D': 'unusable',
  '40': 'busy',
  // Missing tables or permissions.
  '42': 'unusable',
  '53100': 'full',
  '53': 'unavailable',
  '55P03': 'busy',
  '57': 'unavailable',
  '58': 'unavailable',
};
const SOCKET = /^E(CONN|PIPE|TIMEDOUT|HOST|NET|AI_|NOTFOUND|ADDRNOTAVAIL)/;
/** Errors of `pg` without a code. */
const LOST =
  /connection (terminated|error|ended)|timeout exceeded|read timeout|client was closed|timeout expired/i;

/** Classifies an engine's error; undefined for a bug. */
export function failureOf(error: unknown): FailureKind | undefined {
  if (error instanceof StoreError) return error.kind;
  if (error instanceof AggregateError) return failureOf(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  const { code: given, errcode } = error as Error & { code?: unknown; errcode?: number };
  // A numeric code is the exit status of a child process.
  const code = typeof given === 'string' ? given : '';
  if (errcode !== undefined) return SQLITE_UNIQUE.has(errcode) ? 'unique' : SQLITE[errcode & 0xff];
  if (SOCKET.test(code) || (!code && LOST.test(error.message))) return 'unavailable';
  return POSTGRES[code] ?? POSTGRES[code.slice(0, 2)];
}

/** Classifies file system errors that occur while opening the store. */
export function asOpeningError(error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const kind = code === 'ENOSPC' ? 'full' : NO_FOLDER.test(code) ? 'unusable' : undefined;
  return kind ? new StoreError(kind, message, { cause: error }) : error;
}
