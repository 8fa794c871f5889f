import { useEffect, useSyncExternalStore } from 'react';
import type { FieldPath } from '../contract/publishing.ts';
import { listenTo } from './listen.ts';

/** 200 tries of 50 ms: ten seconds for a slow connection. */
const TRIES = 200;
const TRY_EVERY_MS = 50;

const onHashChange = (listener: () => void) => listenTo(['hashchange'], listener);
export const useHash = () => useSyncExternalStore(onHashChange, () => location.hash.slice(1));

/** Reads an address such as '#words/en/home.yaml:seo.title'; `target` is the id of the field, or its file alone. */
export function useAddress() {
  const [screen = '', ...rest] = useHash().split('/');
  const target = rest.join('/') || undefined;
  return { screen, target, file: target?.split(':')[0] };
}

/** The id of the control of a field. Links to the field use it, too. */
export const fieldId = (file: string, path: FieldPath) => `${file}:${path.join('.')}`;

/** The address of the screen that edits a file, or one of its fields. */
export const addressOf = (file: string, path?: FieldPath) =>
  `#${screenOf(file)}/${path ? fieldId(file, path) : file}`;

function screenOf(file: string): string {
  if (/^facts\/(services|page-prices|fades)\.yaml$/.test(file)) return 'menu';
  if (/^facts\/(branches|team)\.yaml$/.test(file)) return 'team';
  if (file.startsWith('photos/')) return 'photos';
  if (file.startsWith('facts/')) return 'people';
  return file.includes('/articles/') ? 'articles' : 'words';
}

/** Focuses a field as soon as its screen shows it, unless another field is being typed into. */
export function focusField(id: string, tries = TRIES): void {
  const field = document.getElementById(id);
  if (!field && tries && !document.activeElement?.matches('input, textarea, select'))
    setTimeout(() => focusField(id, tries - 1), TRY_EVERY_MS);
  for (let around = field?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true;
  field?.focus();
}

/** Focuses the field that the address names. */
export function useFocusByAddress(): void {
  const { target } = useAddress();
  useEffect(() => {
    if (target?.includes(':')) focusField(target);
  }, [target]);
}
