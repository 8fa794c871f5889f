/** Where the focus is, and where it goes. Components use a ref where they render the element themselves. */

/** The first of these selectors that finds an element. */
export const firstOf = (...selectors: string[]): HTMLElement | undefined =>
  selectors.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? [])[0];

/** Whether the element that had the focus is gone. */
export const hasLostFocus = () => document.activeElement === document.body;

/** Waits up to ten seconds for a field, because a slow connection delays it. */
const MAX_TRIES = 200;
const RETRY_MS = 50;
const EDITABLE = 'input, textarea, select, [contenteditable]';

/** Focuses a field as soon as it is shown, unless the user is typing into another one. */
export function focusField(id: string, tries = MAX_TRIES): void {
  const name = CSS.escape(id);
  // Falls back to the button that adds an absent field, then to the first field of a record.
  const field = firstOf(`#${name}`, `#${name}\\+`, `[id^="${name}\\."]`);
  if (!field && tries && !document.activeElement?.matches(EDITABLE))
    setTimeout(() => focusField(id, tries - 1), RETRY_MS);
  for (let outer = field?.closest('details'); outer; outer = outer.parentElement?.closest('details'))
    outer.open = true;
  field?.focus();
}
