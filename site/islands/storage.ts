type Place = 'localStorage' | 'sessionStorage';

/** What was stored under a key; nothing where storage is off or holds something else. */
export function loadStored<T>(key: string, place: Place = 'sessionStorage'): T | undefined {
  try {
    return JSON.parse(globalThis[place].getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined takes it away. Storage that is full or off keeps nothing, and nothing relies on it. */
export function store(key: string, value: unknown, place: Place = 'sessionStorage'): void {
  try {
    if (value === undefined) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, JSON.stringify(value));
  } catch {
    // As above.
  }
}
