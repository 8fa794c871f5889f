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
    classList.add('chosen');
    classList.remove('open');
  });
  const leave = (to: EventTarget | null) => {
    if (!floating.contains(to as Node | null)) classList.remove('chosen');
  };
  floating.addEventListener('mouseleave', () => leave(document.activeElement));
  // When the chat's tab takes over, the chosen link keeps the focus, and the list stays folded.
  floating.addEventListener('focusout', ({ relatedTarget }) =>
    leave(relatedTarget ?? document.activeElement),
  );
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
