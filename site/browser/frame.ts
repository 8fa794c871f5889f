/** Choosing a link closes the side panel; browsers without invoker commands get its buttons from here. */
function wirePanel(panel: HTMLDialogElement): void {
  panel.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) panel.close();
  });
  document.querySelectorAll<HTMLButtonElement>(`[commandfor=${panel.id}]`).forEach((button) => {
    // A button outside is out of reach while the panel is open.
    if (!button.command) button.onclick = () => (panel.open ? panel.close() : panel.showModal());
  });
}

/** A touch opens the list of branches, a second closes it; a choice or Escape folds it until the pointer or the focus comes again. */
function wireFloating(floating: HTMLElement): void {
  const { classList } = floating;
  const main = floating.querySelector('.floating-main');
  const fold = () => classList.remove('open');
  const forget = () => classList.remove('chosen');
  const close = () => {
    (document.activeElement as HTMLElement | null)?.blur();
    classList.add('chosen');
    fold();
  };
  let byTouch = false;
  main?.addEventListener('pointerdown', (event) => {
    byTouch = (event as PointerEvent).pointerType === 'touch';
  });
  main?.addEventListener('click', (event) => {
    if (!byTouch) return;
    event.preventDefault();
    if (classList.contains('open')) return close();
    classList.add('open');
    forget();
  });
  floating.querySelector('.floating-list')?.addEventListener('click', close);
  floating.addEventListener('mouseenter', forget);
  floating.addEventListener('focusin', forget);
  document.addEventListener('pointerdown', ({ target }) => {
    if (!floating.contains(target as Node)) fold();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    fold();
    classList.add('chosen');
  });
}

/** Who taps twice, or clicks, means one tab. */
function wireNewTabs(): void {
  let openedAt = -DOUBLE_TAP_MS;
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target as Element).closest('a[target]')) return;
    if (event.timeStamp - openedAt < DOUBLE_TAP_MS) event.preventDefault();
    openedAt = event.timeStamp;
  });
}
const DOUBLE_TAP_MS = 700;

/** A list that the focus leaves closes; not when it goes back to the button of the list. */
function wireSheet(sheet: HTMLElement): void {
  sheet.addEventListener('focusout', ({ relatedTarget: next }) => {
    if (!next || sheet.contains(next as Node) || (next as HTMLButtonElement).popoverTargetElement === sheet)
      return;
    sheet.hidePopover();
  });
}

/** Lets the bar for the thumb lead to the nearest branch at once, where the finder has found it and kept it in this tab. */
export function leadToNearest(): void {
  try {
    const found = JSON.parse(sessionStorage['nearest-branch']);
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
    // Nothing was found, or storage is off: the visitor chooses.
  }
}

/** A switch of languages keeps the choice, and what the page was asked for; a browser that prefers another is offered it. */
function wireLanguages(): void {
  try {
    const kept = localStorage;
    document.querySelectorAll<HTMLAnchorElement>('.language-link').forEach((link) => {
      link.addEventListener('click', () => {
        link.search = location.search;
        link.hash = location.hash;
        kept.language = link.lang;
      });
    });
    const wanted: string =
      kept.language ?? navigator.languages.find((tag) => offerIn(tag) || isHere(tag)) ?? '';
    const offer = offerIn(wanted);
    if (!offer || kept.offered) return;
    offer.hidden = false;
    offer.addEventListener('click', ({ target }) => {
      if (!(target as Element).closest('a, button')) return;
      kept.offered = '1';
      offer.hidden = true;
    });
  } catch {
    // Storage is off: the links lead all the same, and a no could not be kept.
  }
}
const isHere = (tag: string) => document.documentElement.lang.slice(0, 2) === tag.slice(0, 2);
const offerIn = (tag: string) =>
  document.querySelector<HTMLElement>(`.language-offer[lang="${tag.slice(0, 2)}"]`);

/** What stands around every page. */
export function wireFrame(): void {
  document.querySelectorAll<HTMLDialogElement>('#side-panel').forEach(wirePanel);
  document.querySelectorAll<HTMLElement>('.floating').forEach(wireFloating);
  wireNewTabs();
  document.querySelectorAll<HTMLElement>('[popover=auto]').forEach(wireSheet);
  wireLanguages();
}
