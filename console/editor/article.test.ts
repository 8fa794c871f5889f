import { join } from 'node:path';
import type { Node } from '@tiptap/pm/model';
import { getSchema } from '@tiptap/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readData } from '../../edition/content/read.ts';
import { readFolder } from '../../edition/from-folder.ts';
import { articleNodes } from './article-nodes.ts';
import { openText } from './read-article.ts';
import { writeText } from './write-article.ts';

const schema = getSchema(articleNodes());
const articles = Object.entries(readFolder(join(import.meta.dirname, '../../content')))
  .filter(([file]) => file.endsWith('.mdx'))
  .map(([file, raw]) => ({ file, text: (readData(file, raw) as { text: string }).text.trimEnd() }));

const open = (text: string) => openText(text, schema).map((node) => schema.nodeFromJSON(node));
const write = (...nodes: Node[]) => writeText(schema.node('doc', null, nodes));

it.each(articles)('opens every block of $file as such, and writes the same blocks', ({ text }) => {
  const nodes = open(text);
  expect(nodes.filter(({ type }) => type.name === 'markdown')).toEqual([]);
  expect(open(write(...nodes)).map((node) => node.toJSON())).toEqual(nodes.map((node) => node.toJSON()));
});

it.each([
  ['a table', '|h|\n|-|\n|c|', 1],
  ['a tag', '<b>loud</b>', 1],
  ['a link that is defined elsewhere', 'See [us][a].\n\nOften.\n\n[a]: /booking', 1],
  ['a picture within a sentence', 'See ![it](../../photos/x.jpg) here', 1],
])('keeps the Markdown of %s', (_, text, count) => {
  const nodes = open(text);
  expect(nodes).toHaveLength(count);
  expect(write(...nodes, schema.node('siteBlock', { name: 'CallToAction' }))).toBe(
    `${text}\n\n<CallToAction />`,
  );
});

const PIECES =
  'a ب word {x} · · * ** _ [ ] ( ) ](/x) ![ # ##· -· +· 1.· 1)· > | ~~ == ` \\ ! & <· : . --- https://a.b a@b.c [^1] [a]: $ ^';
const piece = fc.constantFrom(...PIECES.split(' ').map((one) => one.replaceAll('·', ' ')));
const marks = fc.subarray([
  { type: 'bold' },
  { type: 'italic' },
  { type: 'strike' },
  { type: 'link', attrs: { href: '/booking' } },
]);
const text = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));
const inline = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constant('text'), text, marks }) },
    fc.record({ type: fc.constant('fact'), attrs: fc.constant({ name: 'haircut.price' }), marks }),
  ),
  { minLength: 1, maxLength: 4 },
);
const paragraph = inline.map((content) => ({ type: 'paragraph', content }));
const items = fc.array(
  paragraph.map((one) => ({ type: 'listItem', content: [one] })),
  { minLength: 1, maxLength: 3 },
);
const block = fc.oneof(
  paragraph,
  inline.map((content) => ({ type: 'heading', attrs: { level: 2 }, content })),
  items.map((content) => ({ type: 'bulletList', content })),
  items.map((content) => ({ type: 'orderedList', attrs: { start: 3 }, content })),
  paragraph.map((one) => ({ type: 'blockquote', content: [one] })),
);
/** The type of a block, and its texts. */
function typeAndTexts(node: Node) {
  const texts: string[] = [];
  schema.node('doc', null, [node]).descendants((inside) => {
    if (inside.isTextblock) texts.push(inside.textContent.replace(/\s+/g, ' ').trim());
  });
  return [node.type.name, texts.filter(Boolean)];
}

it('writes what is typed so that it reads back with the same texts', () => {
  fc.assert(
    fc.property(block, (json) => {
      const node = schema.nodeFromJSON(json);
      const written = write(node);
      if (written) expect(open(written).map(typeAndTexts)).toEqual([typeAndTexts(node)]);
    }),
    { numRuns: 400 },
  );
});

const bold = (text: string, ...marks: string[]) => ({
  type: 'text',
  text,
  marks: ['bold', ...marks].map((type) => ({ type })),
});
const plain = (text: string) => ({ type: 'text', text });
it.each([
  ['a colon before a digit', [bold('Price:'), plain('60')], '**Price**:60'],
  ['Arabic signs', [bold('السعر؟!'), plain('نعم')], '**السعر**؟!نعم'],
  ['quotes on either side', [plain('a'), bold('«ب»'), plain('c')], 'a«**ب**»c'],
  ['a sign before other emphasis', [bold('a:'), { ...bold('b'), marks: [{ type: 'italic' }] }], '**a**:*b*'],
  ['bold italics', [bold('Price:', 'italic'), plain('60')], '***Price***:60'],
  [
    'a fact',
    [bold('now '), { ...bold(''), type: 'fact', attrs: { name: 'haircut.price' } }, plain('AED')],
    '**now** {haircut.price}AED',
  ],
  ['a sign alone, and other bold words', [bold('Yes'), plain(', x'), bold('!'), plain('y')], '**Yes**, x!y'],
])('keeps the emphasis of a block with %s', (_, content, source) => {
  const node = schema.nodeFromJSON({ type: 'paragraph', content });
  expect(write(node)).toBe(source);
});
