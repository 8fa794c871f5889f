// Safari has no idle callback.
const idle = window.requestIdleCallback ?? setTimeout;

/** Does it in a frame of its own, when the browser has nothing else to do. A page that nobody sees yet does nothing. */
export const whenIdle = (action: () => void): void => {
  requestAnimationFrame(() => idle(action));
};

/** The same, once the page has loaded. */
export const onceLoaded = (action: () => void): void =>
  document.readyState === 'complete' ? whenIdle(action) : addEventListener('load', () => whenIdle(action));
