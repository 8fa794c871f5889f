import type { Path, Source } from '../content/problem.ts';
import { readSource } from '../content/source.ts';

/** Every text of a file by the way to it, such as 'hero.title'. */
export type Texts = Map<string, { text: string; line: number }>;

const MATTER = /^---\n([\s\S]*?)\n---\n?/;
/** The text of an article, below its head. */
const BODY = 'body';

function collect(value: unknown, path: Path, source: Source, into: Texts): void {
  if (typeof value === 'string')
    into.set(path.map(String).join('.'), { text: value, line: source.lineOf(path) });
  else if (value !== null && typeof value === 'object')
    for (const [key, item] of Object.entries(value))
      collect(item, [...path, Array.isArray(value) ? Number(key) : key], source, into);
}

/** The texts of one file of a language, read from YAML or from an article with a head of YAML. */
export function textsOf(file: string, raw: string): Texts {
  const article = file.endsWith('.mdx');
  const [head = '', matter = ''] = (article && MATTER.exec(raw)) || [];
  const source = readSource(article ? matter : raw, article ? 2 : 1);
  const texts: Texts = new Map();
  if (!('lineOf' in source)) return texts;
  collect(source.data, [], source, texts);
  if (article) texts.set(BODY, { text: raw.slice(head.length).trim(), line: head.split('\n').length });
  return texts;
}
