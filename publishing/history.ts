import type { ContentChange, HistoryChange } from '../contract/publishing.ts';
import { brief } from '../domain/brief.ts';

/** A content change as the history and the audit log show it. */
export const historyChangeOf = ({ file, path, before, value }: ContentChange): HistoryChange => {
  const isFile = !path.length;
  return { file, path, before: isFile ? null : brief(before), value: isFile ? value !== null : brief(value) };
};
