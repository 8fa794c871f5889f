/** Choosing a link closes the side panel; browsers without invoker commands get its buttons from here. */
export function wirePanel(panel: HTMLDialogElement): void {
  panel.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) panel.close();
  });
  document.querySelectorAll<HTMLButtonElement>(`[commandfor=${panel.id}]`).forEach((button) => {
    // A button outside is out of reach while the panel is open.
    if (!button.command) button.onclick = () => (panel.open ? panel.close() : panel.showModal());
  });
}
