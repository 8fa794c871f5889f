import type { Node, Schema } from '@tiptap/pm/model';
import type { JSONContent } from '@tiptap/react';
import { readBlocks, writeBlocks } from './article-source.ts';

/** Reads the blocks of a text. One that the schema refuses becomes a card with its Markdown. */
export const openText = (text: string, schema: Schema): JSONContent[] =>
  readBlocks(text, (node) => {
    try {
      schema.nodeFromJSON(node).check();
      return true;
    } catch {
      return false;
    }
  });

/** Writes a document as Markdown. */
export const writeText = (doc: Node): string => writeBlocks(doc.children.map((node) => node.toJSON()));
