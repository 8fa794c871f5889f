import type { Schema } from '@tiptap/pm/model';
import type { JSONContent } from '@tiptap/react';
import { type ArticleNode, articleBlockFields, readArticleText } from '../../contract/article-text.ts';
import { FACT } from '../../domain/markup.ts';

/** A new block begins after an empty line or a heading, unless its first line is indented. */
const UP_TO_NEXT_BLOCK = /[\s\S]*?(?:\n[ \t\r]*\n(?=\S)|^#{2,6} [^\n]*\n(?=\S)|$(?![\s\S]))/gm;
const ITEM = /^([-*+]|\d+[.)])[ \t]/;
const isSameListType = (one = '', other = '') => /^\d/.test(one) === /^\d/.test(other);
/** The elements and Markdown of marks, by the names of ProseMirror. */
export const MARKS: Record<string, [tag: string, mark: string]> = {
  bold: ['strong', '**'],
  italic: ['em', '*'],
  strike: ['del', '~~'],
};
const MARK_OF = Object.fromEntries(Object.entries(MARKS).map(([type, [tag]]) => [tag, type]));

/** Parses Markdown; undefined if it contains something that articles do not support. */
function nodesIn(markdown: string) {
  let isSupported = true;
  const nodes = readArticleText(markdown.replaceAll('\r\n', '\n'), {
    format: (text) => text,
    refuse: () => {
      isSupported = false;
    },
  });
  return isSupported ? nodes.filter((node) => typeof node !== 'string' || node.trim()) : undefined;
}

/** Splits a text into text nodes and fact nodes. */
const textNodes = (text: string, marks: JSONContent['marks']): JSONContent[] =>
  text.split(FACT).flatMap((part, index) => {
    if (index % 2) return { type: 'fact', attrs: { name: part }, ...(marks && { marks }) };
    return part ? { type: 'text', text: part.replaceAll('\n', ' '), ...(marks && { marks }) } : [];
  });

class UnsupportedNode extends Error {}

function inlineNodes(nodes: readonly ArticleNode[], marks?: JSONContent['marks']): JSONContent[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return textNodes(node, marks);
    if (!('tag' in node)) throw new UnsupportedNode();
    if (node.tag === 'br') return { type: 'hardBreak', ...(marks && { marks }) };
    const type = node.tag === 'a' ? 'link' : MARK_OF[node.tag];
    if (!type) throw new UnsupportedNode();
    const mark = { type, ...(node.href && { attrs: { href: node.href } }) };
    return inlineNodes(node.children, [...(marks ?? []), mark]);
  });
}

/** The blocks of a list item, which may begin with text outside a paragraph. */
function itemBlocks(nodes: readonly ArticleNode[]): JSONContent[] {
  const isBlock = (node: ArticleNode) =>
    typeof node !== 'string' && 'tag' in node && /^(p|[uo]l)$/.test(node.tag);
  const first = nodes.findIndex(isBlock);
  const text = first < 0 ? nodes : nodes.slice(0, first);
  const rest = first < 0 ? [] : nodes.slice(first).filter((node) => typeof node !== 'string' || node.trim());
  return [
    ...(text.length || first < 0 ? [{ type: 'paragraph', content: inlineNodes(text) }] : []),
    ...rest.map(blockNode),
  ];
}

function blockNode(node: ArticleNode | undefined): JSONContent {
  if (node && typeof node === 'object' && 'block' in node && Object.hasOwn(articleBlockFields, node.block))
    return { type: 'siteBlock', attrs: { name: node.block } };
  if (!node || typeof node === 'string' || !('tag' in node)) throw new UnsupportedNode();
  const { tag, children, start = 1 } = node;
  const [only, ...others] = children;
  if (tag === 'p' && typeof only === 'object' && 'photo' in only && !others.length)
    return { type: 'picture', attrs: { photo: only.photo, alt: only.alt } };
  if (tag === 'p') return { type: 'paragraph', content: inlineNodes(children) };
  if (/^h\d/.test(tag))
    return { type: 'heading', attrs: { level: Number(tag[1]) }, content: inlineNodes(children) };
  if (tag === 'blockquote') return { type: 'blockquote', content: children.map(blockNode) };
  if (tag === 'hr') return { type: 'horizontalRule' };
  if (tag !== 'ul' && tag !== 'ol') throw new UnsupportedNode();
  const content = children.map((item) => ({
    type: 'listItem',
    content: itemBlocks(typeof item === 'object' && 'tag' in item ? item.children : [item]),
  }));
  return tag === 'ul' ? { type: 'bulletList', content } : { type: 'orderedList', attrs: { start }, content };
}

/** Reads one block. An unsupported one becomes a card that keeps its Markdown. */
export function readBlock(source: string): JSONContent {
  const nodes = nodesIn(source) ?? [];
  try {
    if (nodes.length === 1) return blockNode(nodes[0]);
  } catch (error) {
    if (!(error instanceof UnsupportedNode)) throw error;
  }
  return { type: 'markdown', attrs: { source } };
}

function isAllowed(node: JSONContent, schema: Schema): boolean {
  try {
    schema.nodeFromJSON(node).check();
    return true;
  } catch {
    return false;
  }
}

/** The top-level blocks of a text as TipTap's JSON. A block that the schema refuses becomes a card with its Markdown. */
export function openText(text: string, schema: Schema): JSONContent[] {
  const parts: string[] = [];
  for (const part of text.match(UP_TO_NEXT_BLOCK) ?? []) {
    const [marker] = ITEM.exec(part) ?? [];
    const [before] = ITEM.exec(parts.at(-1) ?? '') ?? [];
    if (marker && before && isSameListType(marker, before)) parts.push(`${parts.pop()}${part}`);
    else if (part) parts.push(part);
  }
  const withoutIds = (nodes: unknown) =>
    JSON.stringify(nodes, (key, value) => (key === 'id' ? undefined : value));
  const parsed = parts.map(nodesIn);
  // Keeps the text in one block if its blocks depend on each other, as a link does on its definition elsewhere.
  const canSplit = parsed.some((nodes) => !nodes) || withoutIds(parsed.flat()) === withoutIds(nodesIn(text));
  return (canSplit ? parts : [text]).map((part) => {
    const node = readBlock(part.trimEnd());
    return isAllowed(node, schema) ? node : { type: 'markdown', attrs: { source: part.trimEnd() } };
  });
}
