import { distance } from 'fastest-levenshtein';
import type { Finding } from '../../contract/findings.ts';
import { type FieldPath, namedPath } from '../../domain/field-path.ts';
import { fill } from '../../domain/text.ts';

/** The path of a value in a file: ['branches', 1, 'hours']. */
export type Path = readonly PropertyKey[];

/**
 * A content problem: where it is, the reason, and what to write instead. `values` fill the placeholders of the reason; `got` is
 * the value in the file, for reports that do not show its field.
 */
export type ContentProblem = Omit<Finding, 'level' | 'path' | 'template' | 'text'> & {
  path?: Path;
  remedy?: string;
  got?: unknown;
};
export type Report = (problem: ContentProblem) => void;

/** A content file: the text of a file, or the data of one that was changed in the store. */
export type FileContent = string | object;

/** A parsed file, with the line number (from 1) of each value of a text. */
export type Source = { data: unknown; lineOf: (path: Path) => number | undefined };
export type Sources = Map<string, Source>;

/** Lists `data` and all nested values with their paths. */
export function walk(data: unknown, path: Path = [], found: { path: Path; value: unknown }[] = []) {
  found.push({ path, value: data });
  if (data === null || typeof data !== 'object') return found;
  for (const [key, value] of Object.entries(data))
    walk(value, [...path, Array.isArray(data) ? Number(key) : key], found);
  return found;
}

/** Copies data and replaces every text in it. */
export function mapTexts<T>(data: T, change: (text: string, path: Path) => string, path: Path = []): T {
  const copy = (value: unknown, key: PropertyKey) => mapTexts(value, change, [...path, key]);
  if (typeof data === 'string') return change(data, path) as T;
  if (Array.isArray(data)) return data.map(copy) as T;
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, copy(value, key)])) as T;
}

/** All strings under a field, at any depth, with their paths. */
export const textsUnder = (data: unknown, field: string) =>
  walk(data).filter(
    (one): one is { path: Path; value: string } => typeof one.value === 'string' && one.path.includes(field),
  );

/** Adds the line number and the message text to a problem. */
export function findingOf(
  { file, path, other, line, code, remedy, values, got, reason: template }: ContentProblem,
  sources: Sources,
  level: Finding['level'] = 'blocker',
): Finding {
  const source = sources.get(file);
  const at = line ?? source?.lineOf(path ?? []);
  const reason = values ? fill(template, values) : template;
  const shown = got === undefined ? reason : `${reason} (got ${JSON.stringify(got)})`;
  const named = path && namedPath(source?.data, path as FieldPath);
  const message = [named?.join('.'), shown].filter(Boolean).join(': ');
  return {
    level,
    file,
    ...(named && { path: named }),
    ...(other && { other }),
    ...(at !== undefined && { line: at }),
    ...(code && { code }),
    reason,
    ...(values && { template, values }),
    text: `${file && `content/${file}${at ? `:${at}` : ''}  `}${message}${remedy ? `; ${remedy}` : ''}`,
  };
}

/** Stops the build and lists all mistakes, in file order. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly findings: Finding[];

  constructor(problems: readonly ContentProblem[], sources: Sources) {
    const findings = problems.map((problem) => findingOf(problem, sources));
    const unique = [...new Map(findings.map((finding) => [finding.text, finding])).values()];
    super(`The content has mistakes:\n${unique.map(({ text }) => text).join('\n')}`);
    this.findings = unique;
  }
}

/** The most similar known name, or undefined if none is close. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const near = known.filter((other) => distance(name, other) <= Math.max(2, name.length / 4));
  return near.sort((a, b) => distance(name, a) - distance(name, b))[0];
}

/** Suggests the nearest name, or else all names of a short list, or else where to look them up. */
export function suggestion(name: string, known: readonly string[], list = 'where it is listed'): string {
  const nearest = nearestName(name, known);
  if (nearest) return `did you mean '${nearest}'?`;
  return known.length <= 8 ? `there is ${known.join(', ')}` : `look up its name ${list}`;
}

/** Reports an unknown name. */
export function checkKnown(
  report: Report,
  place: Pick<ContentProblem, 'file' | 'path' | 'line'>,
  name: string,
  known: readonly string[],
  { kind = '', list }: { kind?: string; list?: string | undefined } = {},
): void {
  if (known.includes(name)) return;
  const reason = kind ? `there is no ${kind} '{name}'` : "there is no '{name}'";
  report({ ...place, reason, values: { name }, remedy: suggestion(name, known, list) });
}

/** A language's words and article front matter, with their files in content/. */
export const filesOf = (locale: string, { words, articles }: { words: object; articles: object }) => [
  ...Object.entries(words).map(([name, data]) => ({ file: `${locale}/${name}.yaml`, data })),
  ...Object.entries(articles).map(([slug, data]) => ({ file: `${locale}/articles/${slug}.mdx`, data })),
];
