import type { z } from 'zod';
import { blogWords } from './words/articles.ts';
import { branchFiles } from './words/branches.ts';
import { interfaceWords, staffWords } from './words/interface.ts';
import { pageFiles } from './words/pages.ts';

export type { Facts } from './facts.ts';

/** Every file of a language's folder with its schema, by file name. */
export const wordFiles = { interface: interfaceWords, blog: blogWords, ...branchFiles, ...pageFiles };

/** Files of the first language alone: the staff's console speaks no other. */
export const firstLanguageFiles = { staff: staffWords };

/** Of a language that is not the first one, `staff` holds the words of the first. */
export type Words = {
  [File in keyof typeof wordFiles]: z.infer<(typeof wordFiles)[File]>;
} & { staff: z.infer<typeof staffWords> };
