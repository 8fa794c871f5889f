import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}

const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'online'];
const NEAR = '300px';

/**
 * `client:interaction`: an island hydrates near a visitor who has begun to scroll, point or type; where its script does not
 * come, at the next such sign.
 */
const onInteraction: ClientDirective = (load, _, island) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load().then((hydrate) => hydrate(), waitForSign);
    },
    { rootMargin: NEAR },
  );
  // An island's own element has no box; its children do.
  const observe = () => {
    for (const sign of SIGNS) removeEventListener(sign, onSign);
    for (const child of island.children) observer.observe(child);
  };
  const onSign = (event: Event) => {
    // Browsers also say 'pointermove' of a pointer that rests where a page appears.
    const { type, movementX, movementY } = event as PointerEvent;
    if (type !== 'pointermove' || movementX || movementY) observe();
  };
  const waitForSign = () => {
    for (const sign of SIGNS) addEventListener(sign, onSign, { passive: true });
  };
  if (scrollY || navigator.userActivation?.hasBeenActive) observe();
  else waitForSign();
};

export default onInteraction;
