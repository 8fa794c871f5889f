/** Reads and changes the DOM of the page around the editor. */

import { type PreviewOptions, publishingApi } from '../../contract/changes.ts';
import type { Day } from '../../domain/dubai-time.ts';
import { firstOf } from '../focus.ts';

/** The data attributes of a previewed page. `fields` are in page order. */
export type EditedPage = { mode: 'browse' | 'edit'; day: Day; path: string; fields: string[] };

/** The id of the note that says what an account may change. */
export const ONLY_OWN = 'only-own';

const EDITABLE = '[data-edit]';
/** A control takes the focus for the texts in it, because it must not contain another element with the focus. */
const CONTROLS = 'a, button, select, summary';
const focusableOf = (element: HTMLElement) => element.closest<HTMLElement>(CONTROLS) ?? element;

/** The element that a tap is meant for: what is editable below it, as a picture below its veil, or else itself. */
const meantBy = (event: Event, target: Element): Element =>
  (event instanceof MouseEvent &&
    !editablesAt(target).length &&
    document.elementsFromPoint(event.clientX, event.clientY).find((element) => element.matches(EDITABLE))) ||
  target;

/** The nearest editable element, or all in a control. */
function editablesAt(target: Element): HTMLElement[] {
  const nearest = target.closest<HTMLElement>(EDITABLE);
  const inside = target.matches(CONTROLS) ? [...target.querySelectorAll<HTMLElement>(EDITABLE)] : [];
  return nearest && (nearest === target || !inside.length) ? [nearest, ...inside] : inside;
}
const fieldsOf = (element: HTMLElement) => element.dataset.edit?.split(' ') ?? [];

const elementsOf = (field: string) =>
  document.querySelectorAll<HTMLElement>(`[data-edit~="${CSS.escape(field)}"]`);

/** Opens every <details>, and makes every element with a field that the account may edit reachable by Tab. */
export function prepareForEditing(description: string, isEditable: (field: string) => boolean): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('body > :not(#site-editor) details'))
    details.open = true;
  for (const element of document.querySelectorAll<HTMLElement>(EDITABLE)) {
    const fields = fieldsOf(element).filter(isEditable);
    if (!fields.length) {
      delete element.dataset.edit;
      continue;
    }
    element.dataset.edit = fields.join(' ');
    const focusable = focusableOf(element);
    // A copy for the eye alone: the text itself, or the list of all fields, is reachable.
    if (focusable.closest('[aria-hidden="true"]')) continue;
    focusable.tabIndex = 0;
    // Its role and name stay: a heading is still listed as one.
    focusable.setAttribute('aria-description', description);
  }
}

/** Shows a typed text on the page until the server has rendered it. */
export function showText(field: string, text: string): void {
  for (const element of elementsOf(field))
    if (fieldsOf(element)[0] === field && !element.childElementCount && !element.matches('img'))
      element.textContent = text;
}

/** The element that was tapped last. All paragraphs of an article are one field. */
let tapped: Element | undefined;
const elementOf = (field: string): HTMLElement | undefined => {
  const elements = [...elementsOf(field)];
  return elements.find((element) => element === tapped) ?? elements[0];
};
export const tappedText = (): string => tapped?.textContent ?? '';

/** Whether a field is in the main part of the page, not only in its head, header or footer. */
export const isInMain = (field: string) => [...elementsOf(field)].some((element) => element.closest('main'));

export function focusElement(field: string): void {
  const element = elementOf(field);
  if (element) focusableOf(element).focus();
}

/** Scrolls the edited element to where the sheet does not cover it. */
export function revealElement(field: string): void {
  const element = elementOf(field);
  if (element && element.getBoundingClientRect().bottom > innerHeight / 3)
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Starts the preview, or changes its settings. Returns whether the server has answered. */
export const startPreview = (options: PreviewOptions): Promise<boolean> =>
  fetch(publishingApi.preview(options), { redirect: 'manual' }).then(
    ({ status }) => status < 400,
    () => false,
  );

/**
 * Replaces everything but the editor with a fresh render, prepares it, and keeps the scroll position and the focus. Throws
 * when offline, or if the signal says that a later render has begun.
 */
export async function renderAgain(
  editor: HTMLElement,
  prepare: () => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(location.pathname + location.search, { signal });
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  const next = fresh.getElementById(editor.id);
  // The server cannot render a draft with a mistake: its field shows the mistake. After the end of the preview this page is left.
  if (!next) return;
  const [focused] = document.activeElement ? editablesAt(document.activeElement) : [];
  const sameFields = () => [
    ...document.querySelectorAll<HTMLElement>(`[data-edit="${focused?.dataset.edit}"]`),
  ];
  const position = focused ? sameFields().indexOf(focused) : -1;
  const isShown = (element: Element) => !element.matches('script, link, style') && element.id !== editor.id;
  const scrolled = scrollY;
  const old = [...document.body.children].filter(isShown);
  old[0]?.before(...[...fresh.body.children].filter(isShown));
  for (const element of old) element.remove();
  Object.assign(editor.dataset, next.dataset);
  prepare();
  const again = sameFields()[position];
  if (again) focusableOf(again).focus({ preventScroll: true });
  scrollTo({ top: scrolled, behavior: 'instant' });
}

/** Publish, or else the first control of the bar. */
const BAR = ['.publish-bar [aria-keyshortcuts]', '.site-bar [aria-pressed=true]'];

/**
 * Opens the fields of the nearest editable element on a tap, Enter or Space, instead of following links or sending forms. Escape
 * leads to the bar.
 */
export function editOnTap(open: (fields: string[]) => void): () => void {
  const stop = new AbortController();
  const listen = (names: string[], handle: (event: Event, target: Element) => void) => {
    for (const name of names)
      document.addEventListener(
        name,
        (event) => {
          const { target } = event;
          if (target instanceof Element && !target.closest('#site-editor')) handle(event, target);
        },
        { capture: true, signal: stop.signal },
      );
  };
  const edit = (event: Event, target: Element) => {
    event.preventDefault();
    event.stopPropagation();
    const editables = editablesAt(meantBy(event, target));
    [tapped] = editables;
    if (tapped) open([...new Set(editables.flatMap(fieldsOf))]);
    else firstOf(`#${ONLY_OWN}`)?.focus({ preventScroll: true });
  };
  listen(['click'], edit);
  listen(['submit'], (event) => event.preventDefault());
  listen(['keydown'], (event, target) => {
    if (!(event instanceof KeyboardEvent)) return;
    const { key, ctrlKey, metaKey } = event;
    if (key === 'Escape') firstOf(...BAR)?.focus();
    else if ((key === 'Enter' || key === ' ') && !ctrlKey && !metaKey) edit(event, target);
  });
  return () => stop.abort();
}
