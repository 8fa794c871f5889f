/** The letter of a key on a Latin keyboard. On any other, such as an Arabic one, `key` is a letter of its script. */
export const latinKey = ({ key, code }: { key: string; code: string }) =>
  /^\P{ASCII}$/u.test(key) ? code.replace('Key', '').toLowerCase() : key;

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
