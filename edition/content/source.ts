import { type Document, isNode, LineCounter, type Node, parseDocument } from 'yaml';
import type { Path, Source } from './problem.ts';
import { yamlReason } from './yaml-reasons.ts';

type Broken = { line: number; reason: string };

/** The node at the end of a path, or the nearest one above it that stands in the file. */
function nodeAt(document: Document, path: Path): Node | null {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node)) return node;
  }
  return document.contents as Node | null;
}

/** Reads one YAML text that begins on line `first`; where it is no YAML, the line and the reason. */
export function readSource(raw: string, first = 1): Source | Broken {
  const lines = new LineCounter();
  const document = parseDocument(raw, { uniqueKeys: true, strict: true, lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + first - 1;
  const [broken] = [...document.errors, ...document.warnings];
  if (broken) {
    const line = lineAt(broken.pos[0]);
    return { line, reason: yamlReason(broken.code, raw.split('\n')[line - first] ?? '') };
  }
  return {
    data: document.toJS(),
    lineOf: (path) => lineAt(nodeAt(document, path)?.range?.[0] ?? 0),
  };
}
