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
  if (value === 'inside') {
    const wake = () => {
      for (const sign of INSIDE) island.removeEventListener(sign, wake);
      load().then((hydrate) => hydrate(), waitInside);
    };
    const waitInside = () => {
      for (const sign of INSIDE) island.addEventListener(sign, wake);
    };
    return waitInside();
  }
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
