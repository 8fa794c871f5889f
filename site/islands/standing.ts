type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const named = (form: HTMLFormElement) =>
  ([...form.elements] as Control[]).filter(({ name, type }) => name && type !== 'hidden');
const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

/** Whether somebody changed it since the page was built: the visitor, the browser that restores or fills it in. */
function isTouched(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const built = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
  return control.value !== built?.value;
}

/**
 * What already stands in the fields of a built form when its island wakes, by name: an island starts from it. Ask in a
 * layout effect, before React renders again and writes its own values.
 */
export function standingIn(form: HTMLFormElement): Record<string, string> {
  const touched = named(form).filter(
    (control) => isTouched(control) && (!isChoice(control) || control.checked),
  );
  return Object.fromEntries(touched.map(({ name, value }) => [name, value]));
}

/**
 * What was typed into a form that still was asleep when its page was left, by a reload or into the other language; given
 * once (browser/asleep.ts).
 */
export function takeAsleep(name: string): Record<string, string> {
  try {
    const typed = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    sessionStorage.removeItem(name);
    return typed;
  } catch {
    return {};
  }
}

/** Puts values into the fields that still are as they were built, and into no other. */
export function fillUntouched(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  const touched = new Set(
    named(form)
      .filter(isTouched)
      .map(({ name }) => name),
  );
  for (const control of named(form)) {
    const value = values[control.name];
    if (value === undefined || touched.has(control.name)) continue;
    if (isChoice(control)) control.checked = control.value === value;
    else control.value = value;
  }
}
