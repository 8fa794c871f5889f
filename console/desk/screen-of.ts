import type { FieldPath } from '../../contract/desk.ts';
import { fieldId } from './use-content.ts';

/** The address after the # of the screen where a file, or a field of it, is changed. */
export function screenOf(file: string, path?: FieldPath): string {
  return `${screenName(file, path)}/${path ? fieldId(file, path) : file}`;
}

function screenName(file: string, path: FieldPath = []): string {
  if (/^facts\/(services|page-prices|fades)\.yaml$/.test(file)) return 'prices';
  if (file === 'facts/branches.yaml')
    return /^(hours|exceptions)$/.test(String(path[1])) ? 'hours' : 'branches';
  if (file === 'facts/team.yaml') return 'team';
  if (file.startsWith('photos/')) return 'photos';
  if (file.startsWith('facts/')) return 'settings';
  return file.includes('/articles/') ? 'articles' : 'words';
}
