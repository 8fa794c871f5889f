import type { Node } from '@tiptap/pm/model';
import type { JSONContent } from '@tiptap/react';
import { MARKS, readBlock } from './read-article.ts';

/** A way to write Markdown: whether punctuation is escaped, and whether emphasis is written. */
type Style = { isEscaped: boolean; hasEmphasis: boolean };
const PLAIN: Style = { isEscaped: false, hasEmphasis: true };
const ESCAPED: Style = { isEscaped: true, hasEmphasis: true };
const PUNCTUATION = /[!-/:-@[-`{-~]/g;

function writeInline(nodes: JSONContent[], style: Style, openMarks: string[] = []): string {
  let out = '';
  for (let from = 0; from < nodes.length; ) {
    /** The marks of this node, each with the index of the first node without it; the longest first. */
    const spans = (nodes[from]?.marks ?? [])
      .filter(({ type }) => !openMarks.includes(type))
      .map((mark) => {
        const key = JSON.stringify([mark.type, mark.attrs?.href]);
        const ends = nodes.findIndex(
          ({ marks = [] }, index) =>
            index > from && !marks.some((one) => JSON.stringify([one.type, one.attrs?.href]) === key),
        );
        return { mark, to: ends < 0 ? nodes.length : ends };
      })
      .sort((a, b) => b.to - a.to);
    const [longest] = spans;
    if (longest) {
      const { mark, to } = longest;
      const inside = writeInline(nodes.slice(from, to), style, [...openMarks, mark.type]);
      // Markdown does not allow spaces just inside emphasis.
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inside) ?? [];
      const delimiter = (style.hasEmphasis && MARKS[mark.type]?.[1]) || '';
      const written =
        mark.type === 'link' ? `[${words}](${mark.attrs?.href})` : delimiter + words + delimiter;
      out += before + (words && written) + after;
      from = to;
    } else {
      const { type, text = '', attrs } = nodes[from] ?? {};
      if (type === 'fact') out += `{${attrs?.name}}`;
      else if (type === 'hardBreak') out += '  \n';
      else out += style.isEscaped ? text.replace(PUNCTUATION, '\\$&') : text;
      from += 1;
    }
  }
  return out;
}

const indented = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);
const isFilled = (text: string) => text.trim() !== '';

function write({ type, attrs = {}, content = [] }: JSONContent, style: Style): string {
  const inline = () => writeInline(content, style).trim();
  const written = () => content.map((node) => write(node, style)).filter(isFilled);
  const list = (markerAt: (index: number) => string) =>
    written()
      .map((item, index) => markerAt(index) + indented(item, ' '.repeat(markerAt(index).length)))
      .join('\n');
  switch (type) {
    case 'heading':
      return inline() && `${'#'.repeat(Number(attrs.level))} ${inline()}`;
    case 'bulletList':
      return list(() => '- ');
    case 'orderedList':
      return list((index) => `${Number(attrs.start ?? 1) + index}. `);
    case 'listItem':
      return written().join('\n');
    case 'blockquote':
      return written().length ? `> ${indented(written().join('\n\n'), '> ')}` : '';
    case 'horizontalRule':
      return '---';
    case 'siteBlock':
      return `<${attrs.name} />`;
    case 'picture':
      return `![${String(attrs.alt).replace(/[\\[\]]/g, '\\$&')}](../../photos/${attrs.photo})`;
    case 'markdown':
      return String(attrs.source);
    default:
      return inline();
  }
}

/** What visitors see of a block: its characters with their marks. Ignores how much white space is between them. */
function shapeOf({ type, attrs = {}, marks = [], text, content = [] }: JSONContent): string {
  const marked = marks
    .map((mark) => mark.type + (mark.attrs?.href ?? ''))
    .sort()
    .join();
  if (type === 'text') return (text ?? '').replace(/\S/gu, (letter) => letter + marked).replace(/\s/g, ' ');
  const inside = content
    .map(shapeOf)
    .join('')
    .replace(/ +/g, ' ')
    .replace(/ ?(<hardBreak[^>]*><\/>) ?/g, '$1')
    .trim();
  if (!inside && content.length) return '';
  const { level, start, ...values } = attrs;
  const own =
    type === 'fact' || /^(siteBlock|picture|markdown)$/.test(type ?? '') ? values : { level, start };
  return type === 'paragraph' && !inside ? '' : `<${type} ${JSON.stringify(own)}${marked}>${inside}</>`;
}

const has = ({ marks = [] }: JSONContent, mark: string) => marks.some(({ type }) => type === mark);
/** Markdown takes a fact for punctuation, because it ends in a brace. */
const isPunctuation = ({ type, text = '' }: JSONContent) => type === 'fact' || /^[\p{P}\p{S}]$/u.test(text);

/** Moves punctuation at the edges of emphasis out of it: Markdown ignores emphasis that ends in punctuation before a letter. */
function withPunctuationOutside(node: JSONContent): JSONContent {
  if (!node.content) return node;
  const content = node.content.flatMap((one) =>
    one.type === 'text'
      ? [...(one.text ?? '')].map((text) => ({ ...one, text }))
      : withPunctuationOutside(one),
  );
  for (const mark of ['bold', 'italic'])
    for (const step of [1, -1]) {
      const start = step > 0 ? 0 : content.length - 1;
      for (let at = start; content[at + step]; at += step) {
        const [before, one] = [content[at], content[at + step]];
        if (before && one && !has(before, mark) && !/\s/.test(before.text ?? ' ') && isPunctuation(one))
          content[at + step] = {
            ...one,
            marks: one.marks?.filter((other: { type: string }) => other.type !== mark) ?? [],
          };
      }
    }
  return { ...node, content };
}

/**
 * Writes a block so that it reads back as the same block: its punctuation escaped where Markdown would take it for syntax, or
 * outside of emphasis where Markdown would ignore that, or else without emphasis.
 */
function writeBlock(node: JSONContent): string {
  for (const block of [node, withPunctuationOutside(node)])
    for (const style of [PLAIN, ESCAPED]) {
      const text = write(block, style);
      if (shapeOf(readBlock(text)) === shapeOf(block)) return text;
    }
  return write(node, { ...ESCAPED, hasEmphasis: false });
}

/** Writes a document as Markdown, with an empty line between its blocks. */
export const writeText = ({ children }: Node): string =>
  children
    .map((node) => writeBlock(node.toJSON()))
    .filter(Boolean)
    .join('\n\n')
    .trimEnd();
