/** The first touch opens the list of branches; a choice folds it until the pointer or the focus leaves. */
export function wireFloating(floating: HTMLElement): void {
  const { classList } = floating;
  const main = floating.querySelector('.floating-main');
  const fold = () => classList.remove('open');
  const forget = () => classList.remove('chosen');
  let byTouch = false;
  main?.addEventListener('pointerdown', (event) => {
    byTouch = (event as PointerEvent).pointerType === 'touch';
  });
  main?.addEventListener('click', (event) => {
    if (byTouch && !classList.contains('open')) {
      event.preventDefault();
      classList.add('open');
      forget();
    }
  });
  floating.querySelector('.floating-list')?.addEventListener('click', () => {
    (document.activeElement as HTMLElement | null)?.blur();
    classList.add('chosen');
    fold();
  });
  floating.addEventListener('mouseleave', forget);
  floating.addEventListener('focusin', forget);
  document.addEventListener('pointerdown', ({ target }) => {
    if (!floating.contains(target as Node)) fold();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') {
      fold();
      if (floating.contains(document.activeElement)) classList.add('chosen');
    }
  });
}
