import { globSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dubaiDay } from '../domain/dubai-time.ts';
import { parseContent } from '../edition/content/parse.ts';
import { editionsOf } from '../edition/edition.ts';
import { readFolder } from '../edition/from-folder.ts';

const folder = resolve('content');
let cached: { key: string; locals: App.Locals } | undefined;

/** The content of `content/` for `npm run dev`, reloaded when a file changes. Without photos, pages show drawings. */
export function devLocals(): App.Locals {
  const today = dubaiDay(new Date());
  const times = globSync('**/*', { cwd: folder }).map((file) => statSync(join(folder, file)).mtimeMs);
  const key = `${today} ${times.join()}`;
  if (cached?.key === key) return cached.locals;
  const content = parseContent(readFolder(folder), today);
  cached = { key, locals: { editions: editionsOf(content, today), preview: false } };
  return cached.locals;
}
