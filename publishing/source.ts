import type { Finding } from '../contract/findings.ts';
import type { Draft } from '../contract/publishing.ts';
import type { Day } from '../domain/dubai-time.ts';
import { changesIn } from '../edition/changed.ts';
import { filesOf, findingOf, textsUnder, walk } from '../edition/content/errors.ts';
import type { Content } from '../edition/content/parse.ts';
import { editionsOf } from '../edition/edition.ts';
import { type ContentFiles, checkFiles, photosIn, readFolder } from '../edition/from-folder.ts';
import type { Cache } from '../publish/cache.ts';
import { encodePhotos } from '../publish/photos.ts';
import { draftedFiles, isPhoto, type PhotoValue } from './content.ts';
import { refuseLinks } from './folder-problems.ts';
import { Refusal } from './refusal.ts';

/** The texts and photos of a content folder, with or without drafts. */
export type Source = ContentFiles & { folder: string };

export function sourceOf(folder: string, drafts: Draft[] = []): Source {
  refuseLinks(folder);
  const photos = photosIn(folder);
  for (const { file, value } of drafts.filter((draft) => isPhoto(draft.file))) {
    const name = file.slice('photos/'.length);
    if (value === null) delete photos[name];
    else photos[name] = async () => Buffer.from((value as PhotoValue).photo, 'base64');
  }
  return { folder, texts: drafts.length ? draftedFiles(folder, drafts) : readFolder(folder), photos };
}

/** The input of the renderer, from checked content. Encodes photos that are not in the cache. */
export async function localsOf(
  content: Content,
  { folder, photos }: Source,
  { cache, today, preview = false }: { cache: Cache; today: Day; preview?: App.Locals['preview'] },
): Promise<App.Locals> {
  const bodies = Object.values(content.languages).map((written) => written.bodies);
  const inArticles = new Set(textsUnder(bodies, 'photo').map(({ value }) => value));
  const assets = { changedOn: changesIn(folder), photos: await encodePhotos(cache, photos, inArticles) };
  return { editions: editionsOf(content, today, assets), preview };
}

/** The content and locals of a source; throws a Refusal that lists its mistakes. */
export async function readSource(source: Source, options: Parameters<typeof localsOf>[2]) {
  const { mistakes, notices, content } = await checkFiles(source, options.today);
  if (mistakes[0] || !content)
    throw new Refusal(mistakes[0]?.text ?? 'The content cannot be read.', mistakes);
  return { content, notices, locals: await localsOf(content, source, options) };
}

/** Turns a rendering error into a content finding: locates file and field by the text that the error quotes. */
export function findingOfError({ message }: Error, { languages, sources }: Content): Finding {
  const [, quoted] = / in: (.*)$/s.exec(message) ?? [];
  for (const [locale, written] of quoted ? Object.entries(languages) : [])
    for (const { file, data } of filesOf(locale, written))
      for (const { path, value } of walk(data))
        if (typeof value === 'string' && value.includes('{') && quoted?.includes(value))
          return findingOf({ file, path, reason: message }, sources);
  return { level: 'blocker', file: '', reason: message, text: message };
}
