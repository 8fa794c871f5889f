import type { z } from 'zod';
import { articleBlockFields, articleFactNames } from '../schema/words/articles.ts';
import type { Report, Sources } from './errors.ts';
import { suggestion } from './errors.ts';
import { readYaml } from './read.ts';

/** What stands at the head of an article, between two lines of three hyphens. */
const HEAD = /^---\n([\s\S]*?)\n---/;

const blocks = Object.keys(articleBlockFields);
/** What a program would read in an article's text: braces hold only facts, tags only blocks that pages know. */
const STRAYS: { pattern: RegExp; remedy: (found: string) => string }[] = [
  {
    pattern: new RegExp(
      `\\{(?!props\\.facts\\.(?:${articleFactNames.join('|')})\\}|/\\*(?:(?!\\*/).)*\\*/\\})[^}\\n]*\\}?`,
    ),
    remedy: (found) =>
      `write {props.facts.barbers}, or another fact: ${suggestion(/(\w*)\}?$/.exec(found)?.[1] ?? '', articleFactNames)}`,
  },
  {
    pattern: new RegExp(`<(?!(?:${blocks.join('|')}) ?/>)[^>\\n]*>?`),
    remedy: (found) =>
      /^<[A-Z]/.test(found)
        ? `write a block as <CallToAction />; ${suggestion(/\w+/.exec(found)?.[0] ?? '', blocks, 'in another article')}`
        : 'begin a paragraph with an empty line, write a link as [words](/booking), and leave other tags out',
  },
  { pattern: /^(?:import|export) .*/, remedy: () => 'begin the line with another word' },
  { pattern: /^# .*/, remedy: () => 'the title stands at the head; begin a heading with ##' },
];

/** Reads the head of an article by its schema, and looks through its text. */
export function readArticle<T>(
  file: string,
  raw: string,
  schema: z.ZodType<T>,
  sources: Sources,
  report: Report,
): T | undefined {
  const [head, matter] = HEAD.exec(raw) ?? [];
  if (head === undefined || matter === undefined) {
    const remedy = 'write ---, then title, description and the rest as in the other articles, then --- again';
    report({ file, line: 1, reason: 'this line must be three hyphens', remedy });
    return undefined;
  }
  const first = head.split('\n').length;
  for (const [index, text] of raw.slice(head.length).split('\n').entries())
    for (const { pattern, remedy } of STRAYS) {
      const [found] = pattern.exec(text) ?? [];
      if (found === undefined) continue;
      const reason = `an article's text cannot hold '${found}'`;
      report({ file, line: first + index, reason, remedy: remedy(found) });
      return undefined;
    }
  const said = readYaml(file, matter, schema, sources, report, 2);
  for (const [block, field] of Object.entries(articleBlockFields))
    if (said && (said as Record<string, unknown>)[field] === undefined && raw.includes(`<${block}`)) {
      const remedy = `add '${field}:' between the hyphens, or take the block out`;
      report({ file, path: [field], reason: `is missing, and the text has <${block} />`, remedy });
    }
  return said;
}
