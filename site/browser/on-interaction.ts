import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean | 'inside' | 'query';
  }
}

// 'input' comes alone from voice control and from a browser that fills in a form.
const PAGE_EVENTS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'input', 'online'];
const ISLAND_EVENTS = ['pointerover', 'focusin'];
const NEAR = '300px';

/**
 * `client:interaction` hydrates an island near the viewport after the first scroll, pointer or keyboard event; if its script
 * fails to load, it retries on the next event. `client:interaction="inside"` waits for hover or focus within the island;
 * `client:interaction="query"` does not wait on an address with a query, which the island shows.
 */
const onInteraction: ClientDirective = (load, { value }, island) => {
  const hydrate = () => load().then((start) => start(), wait);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      hydrate();
    },
    { rootMargin: NEAR },
  );
  const [events, target] = value === 'inside' ? [ISLAND_EVENTS, island] : [PAGE_EVENTS, window];
  const activate = () => {
    for (const name of events) target.removeEventListener(name, onEvent);
    if (target === island) hydrate();
    // <astro-island> is display: contents, so observe its children.
    else for (const child of island.children) observer.observe(child);
  };
  const onEvent = (event: Event) => {
    // Browsers also fire 'pointermove' for a resting pointer when a page appears under it.
    const { type, movementX, movementY } = event as PointerEvent;
    if (type !== 'pointermove' || movementX || movementY) activate();
  };
  const wait = () => {
    for (const name of events) target.addEventListener(name, onEvent, { passive: true });
  };
  // Answers a press before hydration. The island reads it from the button (nearest-branch.island.tsx).
  island.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-pending]');
    const label = button?.querySelector('span');
    if (!label || !island.matches('[ssr]')) return;
    button?.setAttribute('aria-disabled', 'true');
    label.textContent = button?.dataset.pending ?? '';
  });
  wait();
  // Reads the scroll position in the next frame, because reading it while the page is parsed would force a layout.
  if (target === window) requestAnimationFrame(() => scrollY && activate());
  if (value === 'query' && location.search) (window.requestIdleCallback ?? setTimeout)(activate);
};

export default onInteraction;
