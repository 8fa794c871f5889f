/** A form that is asleep when its page goes leaves in this tab what was typed, for its island to take (islands/standing.ts). */
export function keepAsleep(): void {
  // What the browser itself sends is not unsent any more; a form without an address sends nothing.
  addEventListener('submit', ({ target }) => {
    const form = target as HTMLFormElement;
    if (form.method !== 'post') return;
    const { asleep = '' } = form.dataset;
    delete form.dataset.asleep;
    sessionStorage.removeItem(asleep);
  });
  addEventListener('pagehide', () => {
    document.querySelectorAll<HTMLFormElement>('[data-asleep]').forEach((form) => {
      const typed: Record<string, string> = {};
      form
        .querySelectorAll<HTMLInputElement>('input, textarea')
        .forEach(({ name, value, defaultValue, checked, defaultChecked }) => {
          if (value === defaultValue && !(checked && !defaultChecked)) return;
          typed[name] = value;
          sessionStorage[form.dataset.asleep ?? ''] = JSON.stringify(typed);
        });
    });
  });
}
