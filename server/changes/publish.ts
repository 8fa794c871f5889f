import { join } from 'node:path';
import type { Change, PublicationName } from '../../changes/change.ts';
import { isPhoto, photoFile } from '../../changes/content.ts';
import { isSame } from '../../changes/differences.ts';
import type { Prepared, PublicationRequest } from '../../changes/publication.ts';
import type { PublishedContent } from '../../changes/published-content.ts';
import type { Publisher } from '../../changes/publisher.ts';
import { Refusal } from '../../changes/refusal.ts';
import { undoingChanges } from '../../changes/undo.ts';
import type { Draft, UndoRequest } from '../../contract/changes.ts';
import type { ComingDays } from '../../contract/coming.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { overlaps, valueAt } from '../../domain/field-path.ts';
import { cacheIn } from '../../release/files.ts';
import { notifySearchEngines } from '../../release/index-now.ts';
import { currentFacts, serveRelease } from '../../release/releases.ts';
import { staffOf } from '../staff/accounts.ts';
import type { Store } from '../store/store.ts';
import { type Coming, isDue, mayEditComing, priceDaysOf } from './coming.ts';
import { advance, insertComing } from './coming-store.ts';
import type { NewPublication, PublicationAuthor } from './publication-store.ts';

/** Drafts, an undo, the changes of a command, which are published together, or a plan that is due. */
export type Request =
  | { drafts: Draft[]; days?: ComingDays | undefined }
  | { undo: UndoRequest }
  | { together: Change[] }
  | { due: Coming };
/** What publishing works with. */
export type Context = { store: Store; content: PublishedContent; publisher: Publisher; releases: string };

/** How often a publication is rendered again because another one was made meanwhile. */
const ATTEMPTS = 5;

/** Copies photos into the cache, where the publisher reads them. */
async function cachePhotos({ store, content, releases }: Context, changes: readonly Change[]): Promise<void> {
  for (const { file, value } of changes)
    if (isPhoto(file) && value !== null && !content.isDefaultPhoto(file, String(value)))
      await cacheIn(releases).file(photoFile(String(value)), async () => {
        const bytes = await store.photos.read(String(value));
        if (!bytes) throw new Error(`The store has no photo ${value}`);
        return bytes;
      });
}

/** Loads what was published since, by this process or another, and caches photos, including those of drafts. */
export async function refreshContent(context: Context, drafts: readonly Change[] = []): Promise<void> {
  const { store, content, publisher } = context;
  const newest = await store.publications.newest();
  if (newest.id !== content.newest().id) {
    if (!(await store.publications.has(content.newest()))) {
      publisher.stop();
      content.reset();
    }
    content.append(await store.publications.since(content.newest().number), newest);
    const photos = [...content.state()].filter(([file]) => isPhoto(file));
    await cachePhotos(
      context,
      photos.map(([file, value]) => ({ file, path: [], before: null, value })),
    );
  }
  await cachePhotos(context, drafts);
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
async function serve(context: Context, { work, pages }: Prepared, publication: PublicationName) {
  const { store, publisher, releases } = context;
  const release = await publisher.finish({ work }, publication);
  const isServed = await store.publications.whileNewest(publication, () => serveRelease(releases, release));
  if (isServed) await notifySearchEngines(pages, join(releases, String(release)));
  return release;
}

const priceDays = async ({ store, content }: Context, begins?: Coming) =>
  priceDaysOf([...(begins ? [begins] : []), ...(await store.coming.list())], content, dubaiDay(new Date()));

/** Renders and serves the published content. */
export async function renderCurrent(context: Context) {
  const publication = context.content.newest();
  const prepared = await context.publisher.prepare({ together: [] }, await priceDays(context));
  return { release: await serve(context, prepared, publication), notices: prepared.notices };
}

/** The drafts of a request that are still there and not yet public. Deletes those that are public. */
async function draftsToPublish({ store, content }: Context, wanted: Draft[]): Promise<Draft[]> {
  const stored = new Map((await store.drafts.list()).map((draft) => [draft.id, draft]));
  const known = wanted.flatMap((draft) => {
    const kept = stored.get(draft.id);
    return kept ? [kept.at === draft.at ? { ...draft, before: kept.before } : draft] : [];
  });
  const isPublic = ({ file, path, value }: Draft) => isSame(valueAt(content.live(file), path), value);
  await store.drafts.remove(known.filter(isPublic).map(({ id }) => id));
  const drafts = known.filter((draft) => !isPublic(draft));
  const ids = wanted.map(({ id }) => id);
  if (!known.length && !(await store.publications.hasPublished(ids)))
    throw new Refusal('These changes were discarded in the meantime.');
  return drafts;
}

/** What a request publishes, and the metadata of the publication. */
type Resolved = { wanted: PublicationRequest; begins?: Coming } & Pick<
  NewPublication,
  'undoes' | 'day' | 'byItself' | 'inTransaction'
>;

const resolveUndo = (content: PublishedContent, publication: number) => ({
  wanted: { together: undoingChanges(content, { publication }, undefined) },
  undoes: publication,
});

/** The drafts that waited for their day, all or none, or the undo of their publication. Empty if another process was faster. */
async function resolveDue({ store, content }: Context, { id, publication }: Coming): Promise<Resolved> {
  const today = dubaiDay(new Date());
  const coming = (await store.coming.list()).find((one) => one.id === id && isDue(one, today));
  if (coming?.publication !== publication) return { wanted: { drafts: [] } };
  const inTransaction: Resolved['inTransaction'] = (transaction, number) =>
    advance(transaction, coming, number, today);
  if (publication !== null) return { ...resolveUndo(content, publication), byItself: true, inTransaction };
  const { drafts, until, by, byId } = coming;
  if (until !== null && until <= today) throw new Refusal('The server was not running on these days.');
  const member = (await store.staff.list()).find(({ id }) => id === byId);
  if (!member || !mayEditComing(staffOf(member), coming, content))
    throw new Refusal('{by} may no longer change this.', [], { by });
  // They replace the current public value, even if it has changed since they were written.
  const wanted = drafts.flatMap((draft) => {
    const before = valueAt(content.live(draft.file), draft.path) ?? null;
    return isSame(before, draft.value) ? [] : { ...draft, before };
  });
  return { wanted: wanted.length ? { drafts: wanted } : { together: [] }, byItself: true, inTransaction };
}

async function resolve(context: Context, request: Request, author: PublicationAuthor): Promise<Resolved> {
  const { store, content } = context;
  if ('due' in request) return resolveDue(context, request.due);
  if ('together' in request) return { wanted: request };
  if ('drafts' in request) {
    const { days } = request;
    const drafts = await draftsToPublish(context, request.drafts);
    if (!days?.until) return { wanted: { drafts } };
    const begins: Coming = {
      id: '',
      from: dubaiDay(new Date()),
      until: days.until,
      publication: null,
      by: author.name,
      byId: author.id,
      mistakes: [],
      drafts,
    };
    const inTransaction: Resolved['inTransaction'] = (transaction, number) =>
      insertComing(transaction, { days, author, drafts }, content, number);
    return { wanted: { drafts }, begins, inTransaction };
  }
  const { undo } = request;
  if ('publication' in undo) return resolveUndo(content, undo.publication);
  // A day ends at midnight in Dubai.
  const last = await store.publications.newestAt(new Date(`${undo.day}T23:59:59.999+04:00`));
  return { wanted: { together: undoingChanges(content, undo, last) }, day: undo.day };
}

/** Schedules drafts for their day. Throws if they could not be published now. */
export async function plan(
  context: Context,
  { drafts, days }: { drafts: Draft[]; days: ComingDays },
  author: PublicationAuthor,
): Promise<void> {
  const { store, content, publisher } = context;
  const wanted = await draftsToPublish(context, drafts);
  if (!wanted.length) throw new Refusal('Nothing is different from what is public.');
  await cachePhotos(context, wanted);
  await publisher.discard(await publisher.prepare({ drafts: wanted }));
  await store.coming.plan({ days, author, drafts: wanted }, content);
}

/**
 * Publishes a request: renders it on the newest publication, makes it public in one transaction, then serves it. If another
 * publication was made between the first two, it starts again. If serving fails, `keepCurrent` repeats it.
 */
export async function publish(context: Context, request: Request, author: PublicationAuthor) {
  const { store, content, publisher } = context;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await refreshContent(context);
    const base = content.newest().number;
    const { wanted, begins, ...about } = await resolve(context, request, author);
    const all = 'drafts' in wanted ? wanted.drafts : wanted.together;
    if ('drafts' in wanted && !all.length) return { notices: [], pages: [], publication: undefined };
    if (!all.length) throw new Refusal('Nothing is different from what is public.');
    await cachePhotos(context, all);
    const prepared = await publisher.prepare(wanted, await priceDays(context, begins));
    const { pages } = prepared;
    let publication: PublicationName | undefined;
    try {
      publication = await store.publications.publish(all, {
        ...about,
        base,
        author,
        pages,
        at: new Date(),
      });
    } finally {
      if (!publication) await publisher.discard(prepared);
    }
    if (!publication) continue;
    await refreshContent(context);
    await serve(context, prepared, publication).catch(() => {});
    const notices = prepared.notices.filter(
      ({ code, file, path = [] }) =>
        code === 'undrawable' &&
        all.some((change) => change.file === file && overlaps(change.path, [...path])),
    );
    return { notices, pages, publication: publication.number };
  }
  throw new Refusal('Other changes are being published at the same time. Publish again.');
}
