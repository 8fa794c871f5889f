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

const controlsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Control[]).filter(({ name, type }) => name && type !== 'hidden');

/**
 * Values entered into a built form before its island hydrates, by name. Call it in a layout effect, before React overwrites
 * them.
 */
export function readFormValues(form: HTMLFormElement): Record<string, string> {
  const touched = controlsOf(form).filter(isTouched);
  const chosen = touched.filter((control) => !isChoice(control) || control.checked);
  return Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
}

/** Fills in only fields that have not been changed. */
export function fillUntouched(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  const controls = controlsOf(form);
  const touched = new Set(controls.filter(isTouched).map(({ name }) => name));
  for (const control of controls) {
    const value = values[control.name];
    if (value === undefined || touched.has(control.name)) continue;
    if (isChoice(control)) control.checked = control.value === value;
    else control.value = value;
  }
}
