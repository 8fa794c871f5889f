/** The page around the editor: its fields, its texts and its newest version. */

const EDITED = '[data-edit]';
const INTERACTIVE = 'a, button, input, select, textarea, summary, [data-edit]';

const fieldsAt = (element: Element | null): string[] =>
  element?.closest<HTMLElement>(EDITED)?.dataset.edit?.split(' ') ?? [];

const elementsOf = (field: string) =>
  document.querySelectorAll<HTMLElement>(`[data-edit~="${CSS.escape(field)}"]`);

/** Makes every element with a field reachable by Tab, and shows what is folded away. */
export function prepareForEditing(label: (text: string) => string): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('body > :not(#site-editor) details'))
    details.open = true;
  for (const element of document.querySelectorAll<HTMLElement>(EDITED)) {
    const text =
      element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? element.textContent ?? '';
    element.tabIndex = 0;
    // A button has no buttons inside.
    element.role = element.querySelector(INTERACTIVE) ? 'group' : 'button';
    element.ariaLabel = label(text.trim().replace(/\s+/g, ' '));
  }
}

/** Shows what is typed, until the server has rendered it. */
export function showText(field: string, text: string): void {
  for (const element of elementsOf(field))
    if (
      element.dataset.edit?.split(' ')[0] === field &&
      !element.childElementCount &&
      !element.matches('img')
    )
      element.textContent = text;
}

export function focusElement(field: string): void {
  elementsOf(field)[0]?.focus();
}

/** Scrolls the element that is edited out from under the sheet. */
export function revealElement(field: string): void {
  const element = elementsOf(field)[0];
  if (element && element.getBoundingClientRect().bottom > innerHeight / 3)
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Replaces everything but the editor by a fresh render, at the same place of the page. */
export async function renderAgain(editor: HTMLElement): Promise<void> {
  const response = await fetch(location.pathname + location.search);
  // With a mistake in a draft there is no page; the field says what is wrong.
  if (!response.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  const next = fresh.getElementById(editor.id);
  if (!next) return;
  const isShown = (element: Element) => !element.matches('script, link, style') && element.id !== editor.id;
  const at = scrollY;
  const old = [...document.body.children].filter(isShown);
  old[0]?.before(...[...fresh.body.children].filter(isShown));
  for (const element of old) element.remove();
  Object.assign(editor.dataset, next.dataset);
  scrollTo({ top: at, behavior: 'instant' });
}

/** A tap or Enter on the page opens the fields of the nearest element that has any. Links, buttons and forms do not act. */
export function editOnTap(open: (fields: string[]) => void): () => void {
  const stop = new AbortController();
  const listen = (names: string[], handle: (event: Event, at: Element) => void) => {
    for (const name of names)
      document.addEventListener(
        name,
        (event) => {
          const at = event.target;
          if (at instanceof Element && !at.closest('#site-editor')) handle(event, at);
        },
        { capture: true, signal: stop.signal },
      );
  };
  const edit = (event: Event, at: Element) => {
    event.preventDefault();
    event.stopPropagation();
    const fields = fieldsAt(at);
    if (fields.length) open(fields);
  };
  listen(['click'], edit);
  listen(['submit'], (event) => event.preventDefault());
  listen(['keydown'], (event, at) => {
    const { key } = event as KeyboardEvent;
    if (key === 'Enter' || key === ' ') edit(event, at);
  });
  return () => stop.abort();
}
