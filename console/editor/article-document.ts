import type { Node, Schema } from '@tiptap/pm/model';
import { type Block, readBlocks, writeBlock } from './article-source.ts';

/** Reads the blocks of a text. A block that the schema rejects becomes a card with its Markdown. */
export function openText(text: string, schema: Schema): Block[] {
  return readBlocks(text).map((block) => {
    try {
      schema.nodeFromJSON(block.node).check();
      return block;
    } catch {
      return { ...block, node: { type: 'markdown', attrs: { source: block.source } } };
    }
  });
}

/**
 * Writes a document as Markdown. An unchanged block keeps its source byte for byte: ProseMirror keeps the node objects that an
 * edit does not touch, and a block that was changed back equals its old node.
 */
export function writeText(doc: Node, opened: ReadonlyMap<Node, Block>): string {
  const unchanged = (node: Node) => opened.get(node) ?? [...opened].find(([before]) => before.eq(node))?.[1];
  const written = doc.children.map(
    (node) => unchanged(node) ?? { source: writeBlock(node.toJSON()), gap: '' },
  );
  return written
    .filter(({ source }) => source)
    .map(({ source, gap }) => source + (gap || '\n\n'))
    .join('')
    .trimEnd();
}
