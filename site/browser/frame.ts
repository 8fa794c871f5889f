/** Closes the side panel when a link is chosen, and wires its buttons in browsers without invoker commands. */
function wirePanel(panel: HTMLDialogElement): void {
  panel.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) panel.close();
  });
  document.querySelectorAll<HTMLButtonElement>(`[commandfor=${panel.id}]`).forEach((button) => {
    // Buttons outside the modal panel cannot be clicked while it is open.
    if (!button.command) button.onclick = () => (panel.open ? panel.close() : panel.showModal());
  });
}

/** Toggles the branch list by touch. A choice or Escape closes it until the next hover or focus. */
function wireFloating(floating: HTMLElement): void {
  const { classList } = floating;
  const main = floating.querySelector<HTMLElement>('.floating-main');
  const set = (state: 'open' | 'closed') => {
    floating.className = `floating ${state}`;
  };
  const allowHover = () => classList.remove('closed');
  const close = () => {
    (document.activeElement as HTMLElement | null)?.blur();
    set('closed');
  };
  let byTouch = false;
  main?.addEventListener('pointerdown', (event) => {
    byTouch = (event as PointerEvent).pointerType === 'touch';
  });
  main?.addEventListener('click', (event) => {
    if (!byTouch) return;
    event.preventDefault();
    if (classList.contains('open')) close();
    else set('open');
  });
  floating.querySelector('.floating-list')?.addEventListener('click', close);
  floating.addEventListener('mouseenter', allowHover);
  floating.addEventListener('focusin', allowHover);
  document.addEventListener('pointerdown', ({ target }) => {
    if (!floating.contains(target as Node)) classList.remove('open');
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    // The branch that has the focus is about to be hidden.
    if (floating.contains(document.activeElement)) main?.focus();
    set('closed');
  });
}

/** Opens only one tab on a double tap or double click. */
function wireNewTabs(): void {
  let openedAt = -DOUBLE_TAP_MS;
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target as Element).closest('a[target]')) return;
    if (event.timeStamp - openedAt < DOUBLE_TAP_MS) event.preventDefault();
    openedAt = event.timeStamp;
  });
}
const DOUBLE_TAP_MS = 700;

/** Closes a list when focus leaves it, unless it moves to the list's button. */
function wirePopover(popover: HTMLElement): void {
  popover.addEventListener('focusout', ({ relatedTarget: next }) => {
    if (
      !next ||
      popover.contains(next as Node) ||
      (next as HTMLButtonElement).popoverTargetElement === popover
    )
      return;
    popover.hidePopover();
  });
}

/** Replaces a list in the bottom bar by a direct link to the nearest branch, if the finder has stored one in this tab. */
export function linkNearestBranch(): void {
  try {
    const slug = JSON.parse(sessionStorage['nearest-branch']);
    document
      .querySelectorAll<HTMLElement>(`.thumb-bar [popover] [data-location="${slug}"]`)
      .forEach((link) => {
        const list = link.parentElement as HTMLElement;
        // The button that opens the list, or the link that replaced it.
        const current = list.previousElementSibling as Element;
        const direct = link.cloneNode() as Element;
        direct.ariaLabel = `${current.textContent} ${list.dataset.of?.replace('*', link.dataset.name ?? '')}`;
        direct.append(...current.childNodes);
        current.replaceWith(direct);
      });
  } catch {
    // No stored branch, or storage is disabled: the list stays.
  }
}

/** Stores the chosen language, keeps query and hash in language links, and remembers an answered offer. */
function wireLanguages(): void {
  try {
    const stored = localStorage;
    document.querySelectorAll<HTMLAnchorElement>('.language-link').forEach((link) => {
      link.addEventListener('click', () => {
        link.search = location.search;
        link.hash = location.hash;
        stored.language = link.lang;
      });
    });
    document.querySelectorAll<HTMLElement>('.language-offer').forEach((offer) => {
      offer.addEventListener('click', ({ target }) => {
        if (!(target as Element).closest('a, button')) return;
        stored.offered = '1';
        offer.hidden = true;
      });
    });
  } catch {
    // Storage is disabled: links still work, and there is no offer (layouts/document.astro).
  }
}
/** Initializes header, footer and floating elements. */
export function wireFrame(): void {
  document.querySelectorAll<HTMLDialogElement>('#side-panel').forEach(wirePanel);
  document.querySelectorAll<HTMLElement>('.floating').forEach(wireFloating);
  wireNewTabs();
  document.querySelectorAll<HTMLElement>('[popover=auto]').forEach(wirePopover);
  wireLanguages();
}
