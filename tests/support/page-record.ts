import type { PageRecord } from '../../site/model/record.ts';

/** The record of a page in a small site; `path` decides the rest. */
export const recordFor = (path: string, changes: Partial<PageRecord> = {}): PageRecord => ({
  path,
  canonical: `https://jk.example${path}`,
  indexable: true,
  alternates: [],
  externalOrigins: { frames: [], pictures: [] },
  posts: false,
  ...changes,
});
