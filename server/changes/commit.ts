import { setImmediate } from 'node:timers/promises';
import type { Draft } from '../../contract/changes.ts';
import { PHOTOS } from '../../domain/content-files.ts';
import { type Change, overlaps } from '../../domain/field-path.ts';
import { cacheIn } from '../../release/files.ts';
import { currentFacts, serveRelease } from '../../release/releases.ts';
import type { MemberStore } from '../staff/accounts.ts';
import type { BaseStore } from '../store/store.ts';
import type { PublicationAuthor, PublicationName } from './change.ts';
import { photoFile, photosOf } from './content.ts';
import type { PublishedContent } from './fold.ts';
import type { ChangeList, NewPublication } from './list.ts';
import type { PhotoStore } from './photo-store.ts';
import { Refusal } from './refusal.ts';
import type { Prepared } from './worker/render.ts';
import type { Worker } from './worker/worker.ts';

/** The parts of the store that hold the content, and the accounts of its authors. */
export type ContentStore = BaseStore & { changes: ChangeList; photos: PhotoStore; staff: MemberStore };

/** What publishing works with. */
export type Context = {
  store: ContentStore;
  content: PublishedContent;
  worker: Worker;
  releases: string;
};

/** How often a publication is rendered again because another one was made meanwhile. */
const ATTEMPTS = 5;

/** Copies the photos of the content with more changes into the cache, where the worker reads them. */
export async function cachePhotos({ store, content, releases }: Context, changes: readonly Change[] = []) {
  const photos = photosOf(content.with(changes.filter(({ file }) => file === PHOTOS))).filter(
    ({ photo }) => content.defaultPhoto(photo) === undefined,
  );
  const cache = photos.length ? cacheIn(releases) : undefined;
  for (const { photo } of photos) {
    await cache?.file(photoFile(photo), async () => {
      const bytes = await store.photos.read(photo);
      if (!bytes) throw new Error(`The store has no photo ${photo}`);
      return bytes;
    });
    // Comparing a photo with its digest takes some milliseconds: visitors' requests go between.
    await setImmediate();
  }
}

/** Loads what was published since, by this process or another, and caches photos, including those of drafts. */
export async function refreshContent(context: Context, drafts: readonly Change[] = []): Promise<void> {
  const { store, content, worker } = context;
  const newest = await store.changes.newest();
  if (newest.id !== content.newest().id) {
    if (!(await store.changes.has(content.newest()))) {
      worker.stop();
      content.reset();
    }
    content.append(await store.changes.since(content.newest().number), newest);
    await cachePhotos(context);
  }
  if (drafts.some(({ file }) => file === PHOTOS)) await cachePhotos(context, drafts);
}

/**
 * Throws if the served release shows publications that the store does not have: with a wrong DATA_DIR or DATABASE_URL the site
 * would lose everything that the owner has published.
 */
export async function checkHistory(releases: string, { history }: PublicationName) {
  const live = await currentFacts(releases);
  if (!live?.history || live.history === history) return;
  throw new Refusal(
    `The site shows publication ${live.publication}, which this store does not have. Set DATA_DIR or DATABASE_URL to its store. To show this store instead, run: jk publish --force`,
  );
}

/** Gives what was prepared its number and serves it, unless a newer publication was made meanwhile. */
async function serve(context: Context, { work }: Prepared, publication: PublicationName) {
  const { store, worker, releases } = context;
  const release = await worker.finish({ work }, publication);
  await store.changes.whileNewest(publication, () => serveRelease(releases, release));
  return release;
}

/** Renders and serves the published content. */
export async function renderCurrent(context: Context) {
  const publication = context.content.newest();
  const prepared = await context.worker.prepare([]);
  return { release: await serve(context, prepared, publication), notices: prepared.notices };
}

/** The changes of a publication, and more about it. */
export type Made = { changes: readonly (Change & Partial<Draft>)[] } & Partial<
  Pick<NewPublication, 'undoes' | 'plan' | 'until'>
>;

/**
 * Makes changes public: renders them on the newest publication, writes them in one transaction, then serves them. If another
 * publication was made between the first two, it asks for the changes again. If serving fails, `keepCurrent` repeats it. Without
 * changes (undefined), as when another process was faster, there is nothing to do.
 */
export async function commit(
  context: Context,
  author: PublicationAuthor,
  make: () => Made | undefined | Promise<Made | undefined>,
) {
  const { store, content, worker } = context;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await refreshContent(context);
    const base = content.newest().number;
    const made = await make();
    if (!made) return { notices: [], pages: [], publication: undefined };
    const { changes, ...about } = made;
    if (!changes.length) throw new Refusal('Nothing is different from what is public.');
    await cachePhotos(context, changes);
    const prepared = await worker.prepare(changes);
    const { pages } = prepared;
    let publication: PublicationName | undefined;
    try {
      publication = await store.changes.publish(changes, { ...about, base, author, pages, at: new Date() });
    } finally {
      if (!publication) await worker.discard(prepared);
    }
    if (!publication) continue;
    await refreshContent(context);
    await serve(context, prepared, publication).catch(() => {});
    const notices = prepared.notices.filter(
      ({ code, file, path = [] }) =>
        code === 'undrawable' &&
        changes.some((change) => change.file === file && overlaps(change.path, [...path])),
    );
    return { notices, pages, publication: publication.number };
  }
  throw new Refusal('Other changes are being published at the same time. Publish again.');
}
