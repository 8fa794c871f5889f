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
import type { ArticleFile } from '../schema/words/articles.ts';
import { type Report, type Source, suggestion, textsUnder } from './errors.ts';
import { fillText } from './fill-facts.ts';
import { lineAt, readFile } from './read.ts';

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

/** Says in place of a field that it is missing: '⚠ Category is missing'. */
export const missingText = ({ staff: { changes, editor } }: Words, key: PropertyKey) =>
  `⚠ ${fill(changes.missing, { field: editor.names[String(key)] ?? String(key) })}`;

/** Whether a text names a missing one, or was derived from it. */
export const isMissing = (text: string) => text.includes('⚠ ');

/** Parses an unfinished article, and names its missing texts. Undefined if more than texts are missing. */
export function readUnfinished<T>(file: string, data: unknown, schema: z.ZodType<T>, words: Words) {
  const { error } = schema.safeParse(data);
  const whole = (error?.issues ?? []).reduce<unknown>(
    (written, { path }) =>
      applyChange(written, { path: path as FieldPath, value: missingText(words, path.at(-1) ?? '') }),
    structuredClone(data),
  );
  return readFile(file, whole as object, schema, new Map(), () => {});
}

/** Whether an article has text of its own, and not only blocks such as a table of prices. */
export const hasText = (body: readonly ArticleNode[]) =>
  body.some((node) => typeof node === 'string' || !('block' in node));

/** Parses, fills and typesets the body of an article; reports unsupported syntax. */
export function readBody(
  file: string,
  { text, ...matter }: ArticleFile,
  source: Source | undefined,
  values: Record<string, string>,
  report: Report,
): ArticleNode[] {
  const fault = (found: string, reason: string, remedy: string, values: Values = { found }) =>
    report({ file, path: ['text'], ...lineAt(source, found), reason, values, remedy });
  const body = readArticleText(text, {
    format: (part, before) =>
      fillText(
        part,
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
