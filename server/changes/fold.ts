import type { Published } from '../../contract/changes.ts';
import { type Day, dubaiDay } from '../../domain/dubai-time.ts';
import { applyChange, type Change, endsEarly } from '../../domain/field-path.ts';
import { BEFORE_FIRST, type PublicationName, type State } from './change.ts';
import { isContentFile } from './content.ts';
import type { Defaults } from './defaults.ts';
import { validateDraft } from './validate.ts';

export type PublishedContent = ReturnType<typeof openContent>;

/** Whether the program has no place for a published change: its record or field is gone, or its type is another one. */
const isLost = (data: unknown, change: Change) =>
  !isContentFile(change.file) ||
  (change.path.length > 0 && (data === undefined || endsEarly(data, change.path))) ||
  validateDraft(change, data ?? null) !== undefined;

/** The state with more changes. Copies only the files that they change. */
export function fold<T extends Change>(
  state: State,
  changes: readonly T[],
  onLost: (change: T) => void = () => {},
): State {
  const files = new Map(state);
  const copied = new Set<string>();
  for (const change of changes) {
    const { file } = change;
    const data = files.get(file);
    if (isLost(data, change)) {
      onLost(change);
      continue;
    }
    const after = applyChange(copied.has(file) ? data : structuredClone(data), change);
    copied.add(file);
    if (after === null) files.delete(file);
    else files.set(file, after);
  }
  return files;
}

/**
 * The published content: what came with the program, and all changes published since, in order. Both the server and its
 * worker process hold one. It reads no database and no file: `append` gives it new publications.
 */
export function openContent({ version, data, photos = {}, days }: Defaults) {
  const defaults: State = new Map(Object.entries(data));
  let state = defaults;
  let published: readonly Published[] = [];
  let newest = BEFORE_FIRST;
  let lost: Published[] = [];

  const since = (number: number) => published.filter(({ publication }) => publication > number);

  return {
    /** Version of the program's content. */
    version,
    newest: () => newest,

    /**
     * Adds the publications after `newest`, with their changes in order. Folds only these, so a long history costs time only at
     * the start.
     */
    append(changes: readonly Published[], name: PublicationName): void {
      if (name.number <= newest.number) return;
      const newer = changes.filter(({ publication }) => publication > newest.number);
      state = fold(state, newer, (change) => lost.push(change));
      published = [...published, ...newer];
      newest = name;
    },
    /** Returns to the defaults, for another history, such as that of a restored backup. */
    reset(): void {
      [state, published, newest, lost] = [defaults, [], BEFORE_FIRST, []];
    },

    state: () => state,
    with: (changes: readonly Change[]): State => fold(state, changes),
    /** The published data of a file; null if there is none. */
    live: (file: string): unknown => state.get(file) ?? null,
    /** The data of a file after an earlier publication, on the defaults of today's program. */
    dataAt: (file: string, number: number): unknown =>
      fold(
        defaults,
        published.filter((change) => change.file === file && change.publication <= number),
      ).get(file) ?? null,

    /** The file in `dist/` of a photo that came with the program; undefined for one in the store. */
    defaultPhoto: (hash: string): string | undefined => photos[hash],

    published: () => published,
    /** Whether the program had no place for a published change. */
    isLost: (change: Published) => lost.includes(change),
    since,
    of: (number: number) => published.filter(({ publication }) => publication === number),

    /** The day on which each file was last changed. */
    days: (): Map<string, Day> =>
      new Map([
        ...Object.entries(days),
        ...published.map(({ file, at }) => [file, dubaiDay(new Date(at))] as const),
      ]),

    /** Published changes that an update of the program left no place for. */
    lost: (): readonly Published[] => lost,
  };
}
