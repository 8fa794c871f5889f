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
 * `client:interaction`: an island hydrates near a visitor who has begun to scroll, point or type; where its script does not
 * come, at the next such sign. `client:interaction="inside"`: only once the visitor points at it or moves the focus there.
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
    // An island's own element has no box; its children do.
    else for (const child of island.children) observer.observe(child);
  };
  const onSign = (event: Event) => {
    // Browsers also say 'pointermove' of a pointer that rests where a page appears.
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
