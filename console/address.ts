import { useSyncExternalStore } from 'react';
import { publishingApi } from '../contract/changes.ts';
import { localPath } from '../contract/routes.ts';
import { PHOTOS } from '../domain/content-files.ts';
import { type FieldPath, fieldId } from '../domain/field-path.ts';
import { consoleLanguage, consolePath } from './language.ts';
import { listenTo } from './listen.ts';

/** On a page in edit mode, the hash begins with this; the id of the field whose sheet is open follows. */
export const EDIT = 'edit=';

const onHashChange = (listener: () => void) => listenTo(['hashchange'], listener);
const readHash = () => {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    // A mistyped or cut address, such as '#%'.
    return hash;
  }
};
export const useHash = () => useSyncExternalStore(onHashChange, readHash);

/** Reads an address such as '#menu/facts/services.yaml:haircut.price'; `target` is the id of the field, or only its file. */
export function useAddress() {
  const [screen = '', ...rest] = useHash().split('/');
  const target = rest.join('/') || undefined;
  return { screen, target, file: target?.split(':')[0] };
}

/** Returns the link that edits a file or field: its form in the console, or a page that shows it, with the field's sheet open. */
export function addressOf(file: string, path?: FieldPath, page?: string): string {
  const screen = screenOf(file);
  const id = path ? fieldId(file, path) : file;
  if (screen && !page) return `${consolePath()}#${screen}/${id}`;
  const locale = consoleLanguage();
  // A fact is the same in every language: its page opens in that of the console.
  const to = page && file.startsWith('facts/') ? localPath(page, locale) : page;
  const destination = to ? { to } : { field: id, locale };
  return `${publishingApi.preview({ mode: 'edit', ...destination })}#${EDIT}${id}`;
}

/** Returns the screen whose form edits a file. A file without a form is edited on the pages that show it. */
export function screenOf(file: string): string | undefined {
  if (/^(facts\/(services|page-prices|fades)|\w+\/services)\.yaml$/.test(file)) return 'menu';
  if (/^facts\/(branches|team)\.yaml$/.test(file)) return 'team';
  if (file.startsWith('facts/') && file !== PHOTOS) return 'settings';
  return file.includes('/articles/') ? 'articles' : undefined;
}
