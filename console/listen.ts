/** Listens to events of the window. Returns a function that stops listening. */
export function listenTo<K extends keyof WindowEventMap>(
  names: K[],
  listener: (event: WindowEventMap[K]) => void,
): () => void {
  for (const name of names) addEventListener(name, listener);
  return () => {
    for (const name of names) removeEventListener(name, listener);
  };
}
