/** Plain words for what can go wrong with a store. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, errcode } = error as Error & { code?: string; errcode?: number };
  if (errcode === 5 || errcode === 6)
    return 'The store is busy: another process is writing. Please try again.';
  if (errcode === 14) return 'The store cannot be opened: is DATA_DIR a folder that you may write to?';
  if (errcode === 26) return 'This file is no store.';
  if (code === 'ECONNREFUSED') return 'The database of DATABASE_URL does not answer.';
  if (code === '28P01' || code === '28000') return 'The database of DATABASE_URL refuses this user.';
  if (code === '3D000') return 'The database of DATABASE_URL does not exist.';
  return error.message;
}
