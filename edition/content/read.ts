import { type Document, isNode, LineCounter, parseDocument, Scalar, visit } from 'yaml';
import type { z } from 'zod';
import { type FieldPath, valueAt } from '../../domain/field-path.ts';
import {
  type ContentProblem,
  type FileContent,
  type Path,
  type Report,
  type Source,
  type Sources,
  walk,
} from './errors.ts';

/** The front matter of an article. */
export const FRONT_MATTER = /^---\n([\s\S]*?\n)---(?:\n+|$)/;

export const isArticle = (file: string) => file.endsWith('.mdx');

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** Plain-language defaults for zod's error messages. */
const plainReason: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      // Unquoted texts that start with a brace or bracket, or consist of digits, are not strings in YAML.
      if (issue.expected === 'string' && issue.input) return 'must be a text: put it in quotes';
      if (issue.expected === 'number' && /^\d+$/.test(String(issue.input)))
        return 'must be a number: leave out the quotes';
      if (issue.input === undefined) return 'is missing';
      return `must be ${KINDS[issue.expected] ?? issue.expected}${issue.input === null ? ', and is empty' : ''}`;
    case 'unrecognized_keys':
      return ['is not a known field', ...issue.keys.slice(1)].join(', nor is ');
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(' or ')}`;
    case 'invalid_key':
      return 'is not a name that is allowed here';
    case 'too_small':
      return 'must be at least {minimum}';
    case 'too_big':
      return 'must be at most {maximum}';
    default:
      return undefined;
  }
};

/** The fields of sibling records, to suggest instead of an unknown field. */
function siblingFields(data: unknown, path: Path): string[] {
  const neighbours = valueAt(data, path.slice(0, -1) as FieldPath);
  const records =
    typeof path.at(-1) === 'number' ? (neighbours as object[]) : [valueAt(data, path as FieldPath)];
  return [...new Set(records.flatMap((record) => Object.keys(record ?? {})))];
}

function problemOf(file: string, issue: z.core.$ZodIssue, data: unknown): ContentProblem {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = siblingFields(data, path).filter((name) => !issue.keys.includes(name));
    const remedy = `remove it, or use the field you meant (${known.join(', ')})`;
    return { file, path: [...path, issue.keys[0] ?? ''], reason: message, remedy };
  }
  const value = valueAt(data, path as FieldPath);
  if (issue.code === 'invalid_type' && value === undefined)
    return { file, path, code: 'missing', reason: message, remedy: `add the line '${String(path.at(-1))}:'` };
  const { minimum = 0, maximum = 0 } = issue as { minimum?: number; maximum?: number };
  const got = value && typeof value === 'object' ? undefined : value;
  return { file, path, reason: message, values: { minimum, maximum }, got };
}

/** Finds unquoted texts that YAML cuts at ` #`. In facts, ids and numbers may have a trailing comment. */
function truncatedTexts(document: Document, raw: string, isFact: boolean): number[] {
  const cut: number[] = [];
  visit(document, {
    Scalar: (key, { type, value, range }) => {
      if (key === 'key' || type !== Scalar.PLAIN || !range) return;
      const isText = value === null || (typeof value === 'string' && !(isFact && /^[a-z0-9-]+$/.test(value)));
      if (isText && /^[ \t]*#/.test(raw.slice(range[1]))) cut.push(range[0]);
    },
  });
  return cut;
}

const MARKUP = /<\/?[a-z][^<>]*>|&(?:#\d+|[a-z]+);/i;

/** Parses YAML that begins on line `first` of its file; reports what cannot be read. */
function yamlSource(file: string, raw: string, report: Report, first = 1): Source | undefined {
  const lines = new LineCounter();
  const document = parseDocument(raw, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + first - 1;
  const [broken] = [...document.errors, ...document.warnings];
  if (broken) {
    const remedy = 'look at the spaces at its start, at quotes and at colons';
    report({
      file,
      line: lineAt(broken.pos[0]),
      reason: `this line cannot be read: ${broken.message}`,
      remedy,
    });
    return undefined;
  }
  /** The line of the value, or of its nearest existing ancestor. */
  const lineOf = (path: Path): number => {
    const node = path.length ? document.getIn(path, true) : document.contents;
    if (isNode(node) || !path.length) return lineAt(isNode(node) ? (node.range?.[0] ?? 0) : 0);
    return lineOf(path.slice(0, -1));
  };
  let data: unknown;
  try {
    // An alias repeats a part of the file, which may contain itself; merge keys need one.
    data = document.toJS({ maxAliasCount: 0 });
  } catch {
    const remedy = 'write that part again, or put a text that begins with an asterisk in quotes';
    report({ file, reason: 'repeats a part of the file with an asterisk and its name', remedy });
    return undefined;
  }
  const cut = truncatedTexts(document, raw, file.startsWith('facts/'));
  for (const offset of cut) {
    const remedy = 'put the whole text in quotes, or the comment on a line of its own';
    report({ file, line: lineAt(offset), reason: 'this text ends before its #', remedy });
  }
  return cut.length ? undefined : { data, lineOf };
}

/** Reads a file as data: YAML, or an article as its front matter with the text below it. Reports what cannot be read. */
function sourceOf(file: string, raw: string, report: Report): Source | undefined {
  // Bytes that are not UTF-8 are read as U+FFFD, and UTF-16 contains NUL.
  const at = raw.search(/[\uFFFD\0]/);
  if (at >= 0) {
    const line = raw.slice(0, at).split('\n').length;
    report({ file, line, reason: 'this line is in another encoding', remedy: 'save the file as UTF-8' });
    return undefined;
  }
  if (!isArticle(file)) return yamlSource(file, raw, report);
  const [whole = '', matter] = FRONT_MATTER.exec(raw) ?? [];
  if (matter === undefined) {
    const remedy = 'write ---, then title, description and the rest as in the other articles, then --- again';
    report({ file, line: 1, reason: 'this line must be three hyphens', remedy });
    return undefined;
  }
  const source = yamlSource(file, matter, report, 2);
  return (
    source && {
      data: Object.assign({}, source.data, { text: raw.slice(whole.length).trim() }),
      lineOf: (path) => (path[0] === 'text' ? whole.split('\n').length : source.lineOf(path)),
    }
  );
}

/** The data of a file; undefined if it cannot be read. */
export const readData = (file: string, raw: string): unknown => sourceOf(file, raw, () => {})?.data;

/** The line of a passage in the text of an article, or else the first line of the text. */
export function lineAt(source: Source | undefined, found: string): { line?: number } {
  const first = source?.lineOf(['text']);
  if (first === undefined) return {};
  const text = String(valueAt(source?.data, ['text']));
  // Prefers a whole link target, because an address can be a prefix of another one.
  const at = [`(${found})`, found].map((one) => text.indexOf(one)).find((index) => index >= 0) ?? 0;
  return { line: first + text.slice(0, at).split('\n').length - 1 };
}

/** The valid results of data that was read before: unchanged files keep their data from one publication to the next. */
const valid = new WeakMap<object, unknown>();

/** Validates a file; reports all problems. */
export function readFile<T>(
  file: string,
  raw: FileContent,
  schema: z.ZodType<T>,
  sources: Sources,
  report: Report,
): T | undefined {
  const source =
    typeof raw === 'string' ? sourceOf(file, raw, report) : { data: raw, lineOf: () => undefined };
  if (!source) return undefined;
  sources.set(file, source);
  if (typeof raw === 'object' && valid.has(raw)) return valid.get(raw) as T;
  let hasMarkup = false;
  for (const { path, value } of walk(source.data)) {
    // The parser of Markdown reports tags in the text of an article.
    if (typeof value !== 'string' || (isArticle(file) && path[0] === 'text')) continue;
    const [tag] = MARKUP.exec(value) ?? [];
    const remedy = 'remove the tag';
    hasMarkup ||= tag !== undefined;
    if (tag) report({ file, path, reason: `contains HTML: '${tag}'`, remedy });
  }
  const result = schema.safeParse(source.data, { error: plainReason });
  if (result.success && !hasMarkup && typeof raw === 'object') valid.set(raw, result.data);
  if (result.success) return result.data;
  for (const issue of result.error.issues) report(problemOf(file, issue, source.data));
  return undefined;
}
