import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Finding } from '../../../contract/findings.ts';
import type { Day } from '../../../domain/dubai-time.ts';
import { filesOf, findingOf, textsUnder, walk } from '../../../edition/content/errors.ts';
import type { Content } from '../../../edition/content/parse.ts';
import type { ContentPhotos } from '../../../edition/content/photos.ts';
import { editionsOf } from '../../../edition/edition.ts';
import { type ContentFiles, checkFiles } from '../../../edition/from-folder.ts';
import type { Cache } from '../../../release/files.ts';
import { PageError } from '../../../release/page-error.ts';
import { encodePhotos } from '../../../release/photos.ts';
import type { State } from '../change.ts';
import { photoFile, photosOf } from '../content.ts';
import { DEFAULTS } from '../defaults.ts';
import type { PublishedContent } from '../fold.ts';
import { Refusal } from '../refusal.ts';

/** Content files, photos, and the days of their last changes. */
export type Source = ContentFiles & { days: Map<string, Day> };

export function sourceOf(content: PublishedContent, state: State, cache: Cache): Source {
  const photos: ContentPhotos = {};
  for (const { slot, photo } of photosOf(state)) {
    const own = content.defaultPhoto(photo);
    const read = async () => {
      const bytes = own ? await readFile(join(DEFAULTS, 'photos', own)) : cache.existing(photoFile(photo));
      if (!bytes) throw new Error(`The photo ${slot} is not on this machine yet`);
      return bytes;
    };
    photos[own ?? `${slot}.jpg`] = { hash: photo, read };
  }
  return { texts: Object.fromEntries(state) as ContentFiles['texts'], photos, days: content.days() };
}

type LocalsOptions = { cache: Cache; today: Day; preview?: App.Locals['preview'] };

/** The input of the renderer, from checked content. Encodes photos that are not in the cache. */
export async function localsOf(
  content: Content,
  { days, photos }: Source,
  { cache, today, preview = false }: LocalsOptions,
): Promise<App.Locals> {
  const bodies = Object.values(content.languages).map((written) => written.bodies);
  const inArticles = new Set(textsUnder(bodies, 'photo').map(({ value }) => value));
  const assets = {
    changedOn: (paths: readonly string[]) =>
      [...days]
        .filter(([file]) => paths.some((path) => file.startsWith(path)))
        .map(([, day]) => day)
        .sort()
        .at(-1),
    photos: await encodePhotos(cache, photos, inArticles),
  };
  return { editions: editionsOf(content, today, assets), preview };
}

/** The content and locals of a source; throws a Refusal that lists its mistakes. */
export async function readSource(source: Source, options: Parameters<typeof localsOf>[2]) {
  const { mistakes, notices, content } = checkFiles(source, options.today, Boolean(options.preview));
  if (mistakes[0] || !content)
    throw new Refusal(mistakes[0]?.text ?? 'The content cannot be read.', mistakes);
  return { content, notices, locals: await localsOf(content, source, options) };
}

/**
 * Locates a rendering error in the content: by the text or link that it quotes, or else by the last part of its address, which
 * is the name of a record, an article, a file of words or a part of one.
 */
export function findingAt({ message, path: page, quote }: PageError, content: Content): Finding {
  const { facts, languages, sources } = content;
  const keys = page
    .replace(/\.html$/, '')
    .split('/')
    .filter((key) => key && key !== 'index');
  const locale = keys[0]?.length === 2 ? keys.shift() : undefined;
  const name = keys.at(-1) ?? 'home';
  const files = [
    ...filesOf('facts', { words: facts, articles: {} }),
    ...Object.entries(languages)
      .sort(([one], [other]) => Number(other === locale) - Number(one === locale))
      .flatMap(([language, written]) => filesOf(language, written)),
  ];
  const fields = files.flatMap(({ file, data }) => walk(data).map((field) => ({ file, ...field })));
  const isQuoted = (value: unknown) =>
    typeof value === 'string' &&
    ((value.includes('{') && quote.includes(value)) || (quote.length > 1 && value.includes(quote)));
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
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  const findings = errors.map((one) =>
    findingAt(one instanceof PageError ? one : PageError.on('', one), content),
  );
  return new Refusal(findings[0]?.text ?? error.message, findings);
}
