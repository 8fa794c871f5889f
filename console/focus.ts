/** Where the focus is, and where it goes. Components use a ref where they render the element themselves. */

/** The first of these selectors that finds an element. */
export const firstOf = (...selectors: string[]): HTMLElement | undefined =>
  selectors.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? [])[0];

/** Whether the element that had the focus is gone. */
export const hasLostFocus = () => document.activeElement === document.body;

/** Waits up to ten seconds for a field, because a slow connection delays it. */
const MAX_TRIES = 200;
const RETRY_MS = 50;
const INPUTS = 'input, textarea, select, [contenteditable]';

/** The button that adds a field disappears within this many tries once the field is added. */
const TRIES_TO_SHOW = 5;

/** The closed part of a form that contains a field. Its fields are rendered once it is open. Both languages share it. */
function closestPart(id: string): HTMLElement | undefined {
  const end = id.lastIndexOf('.');
  if (end <= id.indexOf(':')) return undefined;
  const parent = id.slice(0, end);
  return firstOf(`[id$="${CSS.escape(parent.slice(id.indexOf(':')))}"]`) ?? closestPart(parent);
}

function openAround(element: HTMLElement | undefined): void {
  for (let outer = element?.closest('details'); outer; outer = outer.parentElement?.closest('details'))
    outer.open = true;
}

/** Focuses a field as soon as it is shown, unless the user is typing into another one. */
export function focusField(id: string, tries = MAX_TRIES): void {
  if (tries < MAX_TRIES && document.activeElement?.matches(INPUTS)) return;
  const name = CSS.escape(id);
  // Falls back to the first field of a record, then to the button that adds an absent field.
  const addition = tries < MAX_TRIES - TRIES_TO_SHOW ? [`#${name}\\+`] : [];
  const field = firstOf(`#${name}`, `[id^="${name}\\."]`, ...addition);
  openAround(field ?? closestPart(id));
  if (!field && tries) setTimeout(() => focusField(id, tries - 1), RETRY_MS);
  field?.focus();
}
