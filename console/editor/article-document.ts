import type { Node, Schema } from '@tiptap/pm/model';
import { type Block, readBlocks, writeBlock } from './article-source.ts';

/** The blocks of a text that the schema accepts; others keep their Markdown. */
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
 * The Markdown of a document. ProseMirror keeps the nodes that an edit does not touch, so these, and nodes that became again what
 * they were, are written as they stood in the file.
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
