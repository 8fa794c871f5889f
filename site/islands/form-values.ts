import { useLayoutEffect, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

/** Whether the visitor, or the browser's restore or autofill, changed the control since the page was built. */
function isTouched(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const built = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
  return control.value !== built?.value;
}

const controlsOf = (part: Element) =>
  [...part.querySelectorAll<Control>('input, textarea, select')].filter(
    ({ name, type }) => name && type !== 'hidden',
  );

/** Values entered into a part of the page since it was built, by name. */
function enteredIn(part: Element): Record<string, string> {
  const touched = controlsOf(part).filter(isTouched);
  const chosen = touched.filter((control) => !isChoice(control) || control.checked);
  return Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
}

/** The selector of the field that has the focus, if it is in the part. */
function focusedIn(part: Element): string | undefined {
  const field = controlsOf(part).find((control) => control === document.activeElement);
  return field && `[name="${field.name}"]${isChoice(field) ? `[value="${field.value}"]` : ''}`;
}

/**
 * Calls `start` before the first paint with what was entered into the built fields, by name, and keeps the focus in them. Reads
 * them while rendering, too, because React replaces the fields of a page that the browser has translated.
 */
export function useEnteredEarly(selector: string, start: (values: Record<string, string>) => void): void {
  const read = () => {
    const part = typeof document === 'undefined' ? null : document.querySelector(selector);
    return part ? { values: enteredIn(part), focused: focusedIn(part) } : undefined;
  };
  const [built] = useState(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useLayoutEffect(() => {
    start({ ...built?.values, ...read()?.values });
    if (built?.focused && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`${selector} ${built.focused}`)?.focus({ preventScroll: true });
  }, []);
}

/** Fills in only fields that have not been changed. */
export function fillUntouched(form: Element, values: Readonly<Record<string, string>>): void {
  const controls = controlsOf(form);
  const touched = new Set(controls.filter(isTouched).map(({ name }) => name));
  for (const control of controls) {
    const value = values[control.name];
    if (value === undefined || touched.has(control.name)) continue;
    if (isChoice(control)) control.checked = control.value === value;
    else control.value = value;
  }
}
