import { distance } from 'fastest-levenshtein';
import type { Finding } from '../../contract/findings.ts';
import { type FieldPath, namedPath } from '../../domain/field-path.ts';

/** The way to a value inside a file: ['branches', 1, 'hours']. */
export type Path = readonly PropertyKey[];

/** Something wrong with the content: where it stands, why, and what to write instead. */
export type Problem = { file: string; path?: Path; line?: number; reason: string; remedy?: string };
export type Report = (problem: Problem) => void;

/** A file as it was read, and the line on which each of its values stands, from 1. */
export type Source = { data: unknown; lineOf: (path: Path) => number };
export type Sources = Map<string, Source>;

/** Every value inside `data`, itself too, with the way to it. */
export function* walk(data: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  yield { path, value: data };
  if (data === null || typeof data !== 'object') return;
  for (const [key, value] of Object.entries(data))
    yield* walk(value, [...path, Array.isArray(data) ? Number(key) : key]);
}

/** Every text that is the value of a field, alone or in a list, with the way to it. */
export const textsUnder = (data: unknown, field: string) =>
  [...walk(data)].filter(
    (one): one is { path: Path; value: string } => typeof one.value === 'string' && one.path.includes(field),
  );

/** What a record of a list of facts is called. */
const KINDS: Record<string, string> = {
  'facts/branches.yaml': 'branch',
  'facts/services.yaml': 'service',
  'facts/team.yaml': 'barber',
  'facts/testimonials.yaml': 'testimonial',
  'facts/reviews.yaml': 'review',
  'facts/areas.yaml': 'area',
  'facts/redirects.yaml': 'old address',
  'facts/fades.yaml': 'fade',
  'facts/photos.yaml': 'photo slot',
};
const NAMED_BY = ['slug', 'id', 'slot', 'from', 'name', 'title', 'question', 'label', 'feature'];

function nameOf(item: unknown, position: number): string {
  const record = (item ?? {}) as Record<string, unknown>;
  const name = NAMED_BY.map((key) => record[key]).find((value) => typeof value === 'string');
  return name === undefined ? `no. ${position + 1}` : `'${name}'`;
}

/** A path as an owner would say it: "barber 'sami-khoury', years". Entries of a list go by name, else by number from 1. */
function formatPath(file: string, path: Path, data: unknown): string {
  const said: string[] = [];
  let value = data;
  for (const [depth, key] of path.entries()) {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
    if (typeof key === 'number') {
      const kind = depth === 0 ? `${KINDS[file] ?? 'entry'} ` : '';
      said.push(`${kind}${nameOf(value, key)}`);
    } else if (typeof path[depth - 1] === 'string') said.push(`${said.pop()}.${String(key)}`);
    else said.push(String(key));
  }
  return said.join(', ');
}

/** A problem with its line and its text: file, line, which record, what is wrong, what to write instead. */
export function findingOf({ file, path, line, reason, remedy }: Problem, sources: Sources): Finding {
  const source = sources.get(file);
  const at = line ?? source?.lineOf(path ?? []);
  const said = [formatPath(file, path ?? [], source?.data), reason].filter(Boolean).join(': ');
  return {
    file,
    ...(path && { path: namedPath(source?.data, path as FieldPath) }),
    ...(at !== undefined && { line: at }),
    reason,
    ...(remedy && { remedy }),
    text: `content/${file}${at ? `:${at}` : ''}  ${said}${remedy ? `; ${remedy}` : ''}`,
  };
}

/** Stops the build; its lines name every mistake found, in the order of the files. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly findings: Finding[];

  constructor(problems: readonly Problem[], sources: Sources) {
    const findings = problems.map((problem) => findingOf(problem, sources));
    const unique = [...new Map(findings.map((finding) => [finding.text, finding])).values()];
    super(`The content has mistakes:\n${unique.map(({ text }) => text).join('\n')}`);
    this.findings = unique;
  }
}

/** The known name that was meant by a misspelt one, or nothing where none is near. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const near = known.filter((other) => distance(name, other) <= Math.max(2, name.length / 4));
  return near.sort((a, b) => distance(name, a) - distance(name, b))[0];
}

/** What may have been meant: the nearest name, else all where they are few, else the list they stand in. */
export function suggestion(name: string, known: readonly string[], list = 'where it is listed'): string {
  const nearest = nearestName(name, known);
  if (nearest) return `did you mean '${nearest}'?`;
  return known.length <= 8 ? `there is ${known.join(', ')}` : `look up its name ${list}`;
}

/** Reports a name that is none of those that are known. */
export function checkKnown(
  report: Report,
  place: Pick<Problem, 'file' | 'path' | 'line'>,
  name: string,
  known: readonly string[],
  { kind = '', list }: { kind?: string; list?: string | undefined } = {},
): void {
  if (known.includes(name)) return;
  const reason = `there is no ${kind && `${kind} `}'${name}'`;
  report({ ...place, reason, remedy: suggestion(name, known, list) });
}

/** The words and the heads of articles of a language with their files in content/. */
export const filesOf = (locale: string, { words, articles }: { words: object; articles: object }) => [
  ...Object.entries(words).map(([name, data]) => ({ file: `${locale}/${name}.yaml`, data })),
  ...Object.entries(articles).map(([slug, data]) => ({ file: `${locale}/articles/${slug}.mdx`, data })),
];
