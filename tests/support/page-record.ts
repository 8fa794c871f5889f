import type { PageRecord } from '../../site/model/record.ts';

/** A record as a page of a small site has it; `path` decides the rest. */
export const recordFor = (path: string, changes: Partial<PageRecord> = {}): PageRecord => ({
  path,
  canonical: `https://jk.example${path}`,
  indexable: true,
  alternates: [],
  externalOrigins: { frames: [], pictures: [] },
  posts: false,
  ...changes,
});
