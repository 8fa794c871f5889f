/** Lets the bar for the thumb lead to the nearest branch at once, where the finder has found it and kept it in this tab. */
export function leadToNearest(): void {
  try {
    const found = sessionStorage['nearest-branch'];
    document.querySelectorAll(`.thumb-bar [popover] [data-location="${found}"]`).forEach((link) => {
      // The button, or the way to the branch that was the nearest before.
      const list = link.parentElement as HTMLElement;
      const way = list.previousElementSibling as Element;
      const lead = link.cloneNode() as Element;
      lead.ariaLabel = `${way.textContent} ${list.dataset.of?.replace('*', link.textContent)}`;
      lead.append(...way.childNodes);
      way.replaceWith(lead);
    });
  } catch {
    // Storage is off: the visitor chooses.
  }
}
