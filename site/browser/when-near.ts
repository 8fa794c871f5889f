const NEAR = '300px';

/** Runs the action once, when the first of the elements comes near the window. */
export function whenNear(elements: NodeListOf<Element>, action: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      action();
    },
    { rootMargin: NEAR },
  );
  elements.forEach((element) => {
    observer.observe(element);
  });
}
