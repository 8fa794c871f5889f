import type { z } from 'zod';
import { blogWords } from './words/articles.ts';
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
