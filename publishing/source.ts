import { parse } from 'node:path';
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

/**
 * Locates a rendering error in the content: by the text or link that it quotes, or else by the last part of its address, which
 * is the name of a record, an article, a file of words or a part of one.
 */
export function findingOfError({ message }: Error, { facts, languages, sources }: Content): Finding {
  const [, quoted = ''] = / (?:in: |leads to )(.*?)(?:, which does not exist)?$/s.exec(message) ?? [];
  const [, locale, name = 'home'] =
    /^\/?(?:([a-z]{2})(?=[/. ]))?(?:[\w/-]*\/)?([\w-]+)?(?:\.html:)? /.exec(message) ?? [];
  const files = [
    ...filesOf('facts', { words: facts, articles: {} }),
    ...Object.entries(languages)
      .sort(([one], [other]) => Number(other === locale) - Number(one === locale))
      .flatMap(([language, written]) => filesOf(language, written)),
  ];
  const fields = files.flatMap(({ file, data }) => walk(data).map((field) => ({ file, ...field })));
  const isQuoted = (value: unknown) =>
    typeof value === 'string' &&
    ((value.includes('{') && quoted.includes(value)) || (quoted.length > 1 && value.includes(quoted)));
  const place =
    fields.find(({ value }) => isQuoted(value)) ??
    fields.find(({ path, value }) => value === name && /^(slug|id)$/.test(String(path.at(-1)))) ??
    fields.find(({ file }) => parse(file).name === name) ??
    fields.find(({ path }) => path.length === 1 && path[0] === name);
  if (!place) return { level: 'blocker', file: '', reason: message, text: message };
  const path = place.value === name ? place.path.slice(0, -1) : place.path;
  return findingOf({ file: place.file, path, reason: message }, sources);
}

/** The refusal for errors of rendered pages. */
export function refusalOf(error: Error, content: Content): Refusal {
  const errors: Error[] = error instanceof AggregateError ? error.errors : [error];
  const findings = errors.map((one) => findingOfError(one, content));
  return new Refusal(findings[0]?.text ?? error.message, findings);
}
