import type { z } from 'zod';
import type { ArticleNode } from '../../contract/article-text.ts';
import { type ArticleMatter, blogWords } from './words/articles.ts';
import { branchFiles } from './words/branches.ts';
import { interfaceWords, staffWords } from './words/interface.ts';
import { pageFiles } from './words/pages.ts';

export type { Facts } from './facts.ts';

/** Schemas of a language's files by file name. */
export const wordFiles = {
  interface: interfaceWords,
  staff: staffWords,
  blog: blogWords,
  ...branchFiles,
  ...pageFiles,
};

/** The words of a language. */
export type Words = {
  [File in keyof typeof wordFiles]: z.infer<(typeof wordFiles)[File]>;
};

/** The words of a language and its articles by slug. */
export type LocalizedContent = {
  words: Words;
  articles: Record<string, ArticleMatter>;
  /** The article texts. */
  bodies: Record<string, ArticleNode[]>;
  /** The facts that texts can use in braces: 'haircut.price' is 'AED 60'. */
  values: Record<string, string>;
};
