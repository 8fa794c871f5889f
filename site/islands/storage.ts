type Place = 'localStorage' | 'sessionStorage';

/** Reads a stored value; undefined if storage is disabled or the value is invalid. */
export function loadStored<T>(key: string, place: Place = 'sessionStorage'): T | undefined {
  try {
    return JSON.parse(globalThis[place].getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value; undefined deletes it. Fails silently if storage is full or disabled. */
export function store(key: string, value: unknown, place: Place = 'sessionStorage'): void {
  try {
    if (value === undefined) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, JSON.stringify(value));
  } catch {
    // Storage is optional.
  }
}
