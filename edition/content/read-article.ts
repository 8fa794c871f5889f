import type { z } from 'zod';
import {
  type ArticleFault,
  type ArticleNode,
  articleBlockFields,
  readArticleText,
} from '../../contract/article-text.ts';
import type { Values } from '../../contract/findings.ts';
import { applyChange, type FieldPath } from '../../domain/field-path.ts';
import { fill } from '../../domain/text.ts';
import type { Words } from '../schema/catalogue.ts';
import type { FrontMatter } from '../schema/words/articles.ts';
import { type FileContent, type Report, type Sources, suggestion, textsUnder } from './errors.ts';
import { fillText } from './fill-facts.ts';
import { readYaml } from './read.ts';

/** The front matter of an article. */
const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?=\n|$)/;

const blocks = Object.keys(articleBlockFields);
const REMEDIES: Record<ArticleFault['kind'], (found: string) => string> = {
  code: () => 'begin the line with another word',
  link: () => 'write a page of this site as /booking, or a whole address that begins with https://',
  mark: () =>
    'use only headings, bold, italics, lists, links, pictures, quotes and tables, and begin lines without spaces',
  photo: () => 'add the picture to the folder photos, and write its name as ../../photos/name.jpg',
  tag: (found) =>
    /^<[A-Z]/.test(found)
      ? `write a block as <CallToAction />, between empty lines; ${suggestion(/\w+/.exec(found)?.[0] ?? '', blocks, 'in another article')}`
      : 'begin a paragraph with an empty line, write a link as [words](/booking), and leave tags out',
  title: () => 'the title is set above; start headings at ##',
};

/** The front matter of articles by their data, so that it stays the same object. */
const matters = new WeakMap<object, object>();

/** Parses the front matter of an article by its schema. */
export function readArticle<T>(
  file: string,
  raw: FileContent,
  schema: z.ZodType<T>,
  sources: Sources,
  report: Report,
): T | undefined {
  if (typeof raw !== 'string') {
    const { text: _, ...rest } = raw as { text?: string };
    const matter = matters.get(raw) ?? rest;
    matters.set(raw, matter);
    return readYaml(file, matter, schema, sources, report);
  }
  const [, matter] = FRONT_MATTER.exec(raw) ?? [];
  if (matter === undefined) {
    const remedy = 'write ---, then title, description and the rest as in the other articles, then --- again';
    report({ file, line: 1, reason: 'this line must be three hyphens', remedy });
    return undefined;
  }
  return readYaml(file, matter, schema, sources, report, 2);
}

/** Says in place of a field that it is missing: '⚠ Category is missing'. */
export const missingText = ({ staff: { changes, editor } }: Words, key: PropertyKey) =>
  `⚠ ${fill(changes.missing, { field: editor.names[String(key)] ?? String(key) })}`;

/** Parses an unfinished article for a preview, and names its missing texts. Undefined if more than texts are missing. */
export function readUnfinished<T>(file: string, raw: object, schema: z.ZodType<T>, words: Words) {
  const { text: _, ...matter } = raw as { text?: string };
  const { error } = schema.safeParse(matter);
  const whole = (error?.issues ?? []).reduce<unknown>(
    (data, { path }) =>
      applyChange(data, { path: path as FieldPath, value: missingText(words, path.at(-1) ?? '') }),
    structuredClone(matter),
  );
  return readYaml(file, whole as object, schema, new Map(), () => {});
}

/** The line of a text in an article, or the first line of the body if formatting splits it. */
export function lineInText(raw: FileContent, found: string): number | undefined {
  if (typeof raw !== 'string') return undefined;
  const start = FRONT_MATTER.exec(raw)?.[0].length ?? 0;
  // Prefers a whole link target, because an address can be a prefix of another one.
  const places = [`(${found})`, found].map((text) => raw.indexOf(text, start));
  return raw.slice(0, places.find((at) => at >= 0) ?? start).split('\n').length;
}

export function lineAt(raw: FileContent, found: string): { line?: number } {
  const line = lineInText(raw, found);
  return line === undefined ? {} : { line };
}

/** Whether an article has text of its own, and not only blocks such as a table of prices. */
export const hasText = (body: readonly ArticleNode[]) =>
  body.some((node) => typeof node === 'string' || !('block' in node));

/** Parses, fills and typesets the body of an article; reports unsupported syntax. */
export function readBody(
  file: string,
  raw: FileContent,
  matter: FrontMatter,
  values: Record<string, string>,
  report: Report,
): ArticleNode[] {
  const fault = (found: string, reason: string, remedy: string, values: Values = { found }) =>
    report({ file, ...lineAt(raw, found), reason, values, remedy });
  const text = typeof raw === 'string' ? raw.replace(FRONT_MATTER, '') : (raw as { text?: string }).text;
  const body = readArticleText(text ?? '', {
    format: (text, before) =>
      fillText(
        text,
        values,
        (reason, remedy, found) => fault(String(found.fact ?? found.stray), reason, remedy, found),
        {
          isFinal: true,
          before,
        },
      ),
    refuse: ({ kind, found }) =>
      fault(found, "an article's text cannot hold '{found}'", REMEDIES[kind](found)),
  });
  if (!hasText(body)) report({ file, path: ['text'], reason: 'must not be empty' });
  for (const { value: block } of textsUnder(body, 'block')) {
    const field = articleBlockFields[block as keyof typeof articleBlockFields];
    if (!Object.hasOwn(articleBlockFields, block))
      fault(`<${block}`, "an article's text cannot hold '{found} />'", REMEDIES.tag(`<${block} />`));
    else if (matter[field] === undefined) {
      const remedy = `add '${field}:' between the hyphens, or remove the block`;
      const reason = 'is missing, and the text has <{block} />';
      report({ file, path: [field], code: 'missing', reason, values: { block: String(block) }, remedy });
    }
  }
  return body;
}
