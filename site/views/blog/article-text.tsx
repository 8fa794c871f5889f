import { Fragment, type ReactNode } from 'react';
import { compiler, type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx/react';
import { typeset } from '../../../edition/content/fill-facts.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Article } from '../../../edition/join/articles.ts';
import { articleFacts } from '../../model/parts/article-facts.ts';
import { articleBlocks } from './article-blocks.tsx';

/** As GitHub names headings. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

/** The text with its facts; what an article may hold beside Markdown is checked when the content is read. */
function markdownOf(edition: Edition, { body }: Article): string {
  const facts: Record<string, string> = articleFacts(edition);
  return body
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/\{props\.facts\.(\w+)\}/g, (whole, name) => facts[name] ?? whole)
    .replaceAll(/<(\w+) ?\/>/g, '<$1 />');
}

type Node = MarkdownToJSX.ASTNode;
const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => ('text' in node && node.text ? node.text : 'children' in node ? textOf(node.children ?? []) : ''))
    .join('');

export type Heading = { depth: number; slug: string; text: string };

export const headingsOf = (edition: Edition, article: Article): Heading[] =>
  parser(markdownOf(edition, article), { slugify: slugOf })
    .filter((node) => node.type === RuleType.heading)
    .map(({ level, id, children }) => ({ depth: level, slug: id, text: typeset(textOf(children)) }));

export function ArticleText({ edition, article }: { edition: Edition; article: Article }): ReactNode {
  return compiler(markdownOf(edition, article), {
    wrapper: Fragment,
    forceBlock: true,
    slugify: slugOf,
    overrides: articleBlocks(edition, article) as MarkdownToJSX.Overrides,
    renderRule: (next, node) => (node.type === RuleType.text ? typeset(node.text) : next()),
  });
}
