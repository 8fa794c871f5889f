import type { ContentChange } from '../contract/changes.ts';

/** A content change as the history and the audit log show it. Of a whole file, only whether it is there. */
export const historyChangeOf = ({ file, path, before, value }: ContentChange): ContentChange =>
  path.length ? { file, path, before, value } : { file, path, before: null, value: value !== null };
