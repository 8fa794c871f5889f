import { useEffect, useSyncExternalStore } from 'react';
import { type FieldPath, publishingApi } from '../contract/publishing.ts';
import { fieldId } from '../domain/field-path.ts';
import { consolePath } from './language.ts';
import { listenTo } from './listen.ts';

/** The id of the control of a field. Links to the field use it, too. */
export { fieldId, fieldOf } from '../domain/field-path.ts';

/** 200 tries of 50 ms: ten seconds for a slow connection. */
const TRIES = 200;
const TRY_EVERY_MS = 50;
/** In the address of a page in edit mode: the field whose sheet is open. */
export const EDIT = 'edit=';

const onHashChange = (listener: () => void) => listenTo(['hashchange'], listener);
export const useHash = () =>
  useSyncExternalStore(onHashChange, () => decodeURIComponent(location.hash.slice(1)));

/** Reads an address such as '#menu/facts/services.yaml:haircut.price'; `target` is the id of the field, or its file alone. */
export function useAddress() {
  const [screen = '', ...rest] = useHash().split('/');
  const target = rest.join('/') || undefined;
  return { screen, target, file: target?.split(':')[0] };
}

/** The address where a file or field is edited: a form of the console, or a page that shows it, with the field's sheet open. */
export function addressOf(file: string, path?: FieldPath, page?: string): string {
  const screen = formOf(file);
  const id = path ? fieldId(file, path) : file;
  if (screen && !page) return `${consolePath()}#${screen}/${id}`;
  const place = page ? { to: page } : { field: id };
  return `${publishingApi.preview({ mode: 'edit', ...place })}#${EDIT}${id}`;
}

/** The form of the console that edits a file; pages edit the others. */
export function formOf(file: string): string | undefined {
  if (/^(facts\/(services|page-prices|fades)|\w+\/services)\.yaml$/.test(file)) return 'menu';
  if (/^facts\/(branches|team)\.yaml$/.test(file)) return 'team';
  if (file.startsWith('facts/')) return 'people';
  return file.includes('/articles/') ? 'articles' : undefined;
}

const TYPED_INTO = 'input, textarea, select, [contenteditable]';
/** Focuses a field as soon as it is shown, unless another field is being typed into. */
export function focusField(id: string, tries = TRIES): void {
  const field = document.getElementById(id);
  if (!field && tries && !document.activeElement?.matches(TYPED_INTO))
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
