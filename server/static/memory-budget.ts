/** One form of a file: its type and its size in bytes. */
export type Form = { type: string; byteLength: number };

/** What is asked for most comes first: pages and lists, then what every page brings along, then the rest. */
const FIRST = [/^text\/html|^application\/json/, /^text\/(css|javascript)|^font\//, /./];
const placeOf = ({ type }: Form) => FIRST.findIndex((kind) => kind.test(type));

/** The forms that `budget` bytes of memory have room for: by kind, and of one kind the smallest first. */
export function roomFor<F extends Form>(forms: readonly F[], budget: number): Set<F> {
  const kept = new Set<F>();
  let left = budget;
  const inOrder = forms.toSorted((a, b) => placeOf(a) - placeOf(b) || a.byteLength - b.byteLength);
  for (const form of inOrder) {
    if (form.byteLength > left) continue;
    left -= form.byteLength;
    kept.add(form);
  }
  return kept;
}
