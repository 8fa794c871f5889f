import type { ProgramNotice, Published } from '../../contract/changes.ts';
import { type Day, dubaiDay } from '../../domain/dubai-time.ts';
import { applyChange, type Change, endsEarly, fieldId, overlaps, valueAt } from '../../domain/field-path.ts';
import { BEFORE_FIRST, type PublicationName, type State } from './change.ts';
import { isContentFile } from './content.ts';
import type { Defaults } from './defaults.ts';
import { isSame } from './differences.ts';
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

/** Published changes that no longer fit the program, and fields whose first change replaced another value than today's default. */
function noticesOf(
  defaults: State,
  state: State,
  published: readonly Published[],
  lost: readonly Published[],
): ProgramNotice[] {
  const valueIn = (files: State, { file, path }: Change) => valueAt(files.get(file) ?? null, path) ?? null;
  const noticeOf = (kind: ProgramNotice['kind'], change: Published, value: unknown): ProgramNotice => {
    const { file, path, by } = change;
    return { kind, file, path, by, value, program: valueIn(defaults, change) };
  };
  /** The changes of each field, in order; a Map keeps the order of the first ones. */
  const fields = [...Map.groupBy(published, ({ file, path }) => fieldId(file, path)).values()];
  const hides = ([first, ...later]: Published[], index: number): boolean => {
    if (!first || first.before === null || lost.includes(first)) return false;
    const program = valueIn(defaults, first);
    if (isSame(program, first.before) || isSame(program, valueIn(state, first))) return false;
    if (later.some(({ before }) => isSame(before, program))) return false;
    const isAround = ([other]: Published[]) =>
      other && other.file === first.file && overlaps(other.path, first.path);
    return !fields.slice(0, index).some(isAround);
  };
  return [
    ...lost.map((change) => noticeOf('lost', change, change.value)),
    ...fields
      .filter(hides)
      .flatMap(([first]) => (first ? noticeOf('newer', first, valueIn(state, first)) : [])),
  ];
}

/**
 * The published content: what came with the program, and all changes published since, in order. Both the server and its
 * publisher process hold one. It reads no database and no file: `append` gives it new publications.
 */
export function openContent({ version, data, photos = {}, days }: Defaults) {
  const defaults: State = new Map(Object.entries(data));
  let state = defaults;
  let published: readonly Published[] = [];
  let newest = BEFORE_FIRST;
  let lost: Published[] = [];
  let known: ProgramNotice[] | undefined;

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
      known = undefined;
    },
    /** Returns to the defaults, for another history, such as that of a restored backup. */
    reset(): void {
      known = undefined;
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
    since,
    of: (number: number) => published.filter(({ publication }) => publication === number),

    /** The day on which each file was last changed. */
    days: (): Map<string, Day> =>
      new Map([
        ...Object.entries(days),
        ...published.map(({ file, at }) => [file, dubaiDay(new Date(at))] as const),
      ]),

    /**
     * What the owner should know after an update of the program: published changes that have no place in it, and values that
     * hide a newer one of the program. A later change whose `before` is the newer value settles this.
     */
    notices(): ProgramNotice[] {
      known ??= noticesOf(defaults, state, published, lost);
      return known;
    },
  };
}
