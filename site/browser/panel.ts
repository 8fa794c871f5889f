/** Choosing a link closes the side panel; browsers without invoker commands get its buttons from here. */
export function wirePanel(panel: HTMLDialogElement): void {
  panel.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) panel.close();
  });
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  for (const button of document.querySelectorAll(`[commandfor="${panel.id}"]`)) {
    const opens = button.getAttribute('command') === 'show-modal';
    button.addEventListener('click', () => (opens ? panel.showModal() : panel.close()));
  }
}
