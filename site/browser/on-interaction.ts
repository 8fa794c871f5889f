import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean | 'inside';
  }
}

const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'online'];
const INSIDE = ['pointerover', 'focusin'];
const NEAR = '300px';

/**
 * `client:interaction` hydrates an island near the viewport after the first scroll, pointer or keyboard event; if its script
 * fails to load, it retries on the next event. `client:interaction="inside"` waits for hover or focus within the island.
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
  const [signs, of] = value === 'inside' ? [INSIDE, island] : [SIGNS, window];
  const wake = () => {
    for (const sign of signs) of.removeEventListener(sign, onSign);
    if (of === island) hydrate();
    // <astro-island> is display: contents, so observe its children.
    else for (const child of island.children) observer.observe(child);
  };
  const onSign = (event: Event) => {
    // Browsers also fire 'pointermove' for a resting pointer when a page appears under it.
    const { type, movementX, movementY } = event as PointerEvent;
    if (type !== 'pointermove' || movementX || movementY) wake();
  };
  const wait = () => {
    for (const sign of signs) of.addEventListener(sign, onSign, { passive: true });
  };
  wait();
  // Asked with the next frame: asked while the page is parsed, it would be laid out once more.
  if (of === window) requestAnimationFrame(() => scrollY && wake());
};

export default onInteraction;
