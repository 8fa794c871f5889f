/** The first touch opens the list of branches; a choice folds it until the pointer or the focus leaves. */
export function wireFloating(floating: HTMLElement): void {
  const { classList } = floating;
  const main = floating.querySelector('.floating-main');
  let byTouch = false;
  main?.addEventListener('pointerdown', (event) => {
    byTouch = (event as PointerEvent).pointerType === 'touch';
  });
  main?.addEventListener('click', (event) => {
    if (byTouch && !classList.contains('open')) {
      event.preventDefault();
      classList.add('open');
      classList.remove('chosen');
    }
  });
  floating.querySelector('.floating-list')?.addEventListener('click', () => {
    (document.activeElement as HTMLElement | null)?.blur();
    classList.add('chosen');
    classList.remove('open');
  });
  floating.addEventListener('mouseleave', () => classList.remove('chosen'));
  floating.addEventListener('focusin', () => classList.remove('chosen'));
  document.addEventListener('pointerdown', ({ target }) => {
    if (!floating.contains(target as Node)) classList.remove('open');
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') {
      classList.remove('open');
      if (floating.contains(document.activeElement)) classList.add('chosen');
    }
  });
}
