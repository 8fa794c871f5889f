import type { Draft, UndoRequest } from '../../contract/publishing.ts';
import { valueAt } from '../../domain/field-path.ts';
import type { Change, PublicationName } from '../../publishing/change.ts';
import { isPhoto } from '../../publishing/content.ts';
import { isSame } from '../../publishing/differences.ts';
import type { Prepared, PublicationRequest } from '../../publishing/publication.ts';
import type { PublishedContent } from '../../publishing/published-content.ts';
import type { Publisher } from '../../publishing/publisher.ts';
import { Refusal } from '../../publishing/refusal.ts';
import { serveWhile } from '../../publishing/serve.ts';
import { keepPhoto } from '../../publishing/source.ts';
import { undoingChanges } from '../../publishing/undo.ts';
import type { Store } from '../store/store.ts';
import type { PublicationAuthor } from './publications.ts';

/** Drafts, an undo, or changes of a command, which belong together. */
export type Request = { drafts: Draft[] } | { undo: UndoRequest } | { together: Change[] };
/** What publishing works with. `steps` is the publisher process, or the renderer itself in a command. */
export type Context = {
  store: Store;
  content: PublishedContent;
  steps: Pick<Publisher, 'prepare' | 'finish' | 'discard'>;
  releases: string;
};

/** How often a publication is rendered again because another one was made meanwhile. */
const ATTEMPTS = 5;

/** Puts photos where the publisher reads them. */
async function bringPhotos({ store, content, releases }: Context, changes: readonly Change[]): Promise<void> {
  for (const { file, value } of changes)
    if (isPhoto(file) && value !== null && !content.isDefaultPhoto(file, String(value)))
      await keepPhoto(releases, String(value), async () => {
        const bytes = await store.photos.read(String(value));
        if (!bytes) throw new Error(`The store has no photo ${value}`);
        return bytes;
      });
}

/** Learns what was published since, by this process or another, and brings photos, also those of drafts. */
export async function refreshContent(context: Context, drafts: readonly Change[] = []): Promise<void> {
  const { store, content } = context;
  const newest = await store.publications.newest();
  if (newest.id !== content.newest().id) {
    if (!(await store.publications.has(content.newest()))) content.forget();
    content.learn(await store.publications.since(content.newest().number), newest);
    const photos = [...content.state()].filter(([file]) => isPhoto(file));
    await bringPhotos(
      context,
      photos.map(([file, value]) => ({ file, path: [], before: null, value })),
    );
  }
  await bringPhotos(context, drafts);
}

/** Gives what was prepared its number and serves it, unless a newer publication was made meanwhile. */
async function serve({ store, steps, releases }: Context, prepared: Prepared, publication: PublicationName) {
  const release = await steps.finish(prepared, publication);
  await serveWhile(releases, release, (task) => store.publications.whileNewest(publication, task));
  return release;
}

/** Renders and serves the published content. */
export async function renderCurrent(context: Context) {
  const publication = context.content.newest();
  const prepared = await context.steps.prepare({ together: [] });
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

async function changesOf(context: Context, request: Request): Promise<PublicationRequest> {
  const { store, content } = context;
  if ('drafts' in request) return { drafts: await draftsToPublish(context, request.drafts) };
  if ('together' in request) return request;
  const { undo } = request;
  // A day ends at midnight in Dubai.
  const end = 'day' in undo ? new Date(`${undo.day}T23:59:59.999+04:00`) : undefined;
  return { together: undoingChanges(content, undo, end && (await store.publications.newestAt(end))) };
}

/** What an undo says in the history. */
const reasonFor = (request: Request) => {
  if (!('undo' in request)) return {};
  const { undo } = request;
  return 'day' in undo ? { day: undo.day } : { undoes: undo.publication };
};

/**
 * Publishes a request: renders it on the newest publication, makes it public in one transaction, then serves it. If another
 * publication was made between the first two, it starts again. If serving fails, `keepCurrent` repeats it.
 */
export async function publish(context: Context, request: Request, author: PublicationAuthor) {
  const { store, content, steps } = context;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await refreshContent(context);
    const base = content.newest().number;
    const wanted = await changesOf(context, request);
    const all = 'drafts' in wanted ? wanted.drafts : wanted.together;
    if ('drafts' in wanted && !all.length) return { leftOut: [], publication: undefined };
    if (!all.length) throw new Refusal('Nothing is different from what is public.');
    await bringPhotos(context, all);
    const prepared = await steps.prepare(wanted);
    const { leftOut, pages, published } = prepared;
    const changes = 'drafts' in wanted ? wanted.drafts.filter(({ id }) => published.includes(id)) : all;
    let publication: PublicationName | undefined;
    try {
      publication = await store.publications.publish(changes, {
        ...reasonFor(request),
        base,
        author,
        pages,
        at: new Date(),
      });
    } finally {
      if (!publication) await steps.discard(prepared);
    }
    if (!publication) continue;
    await refreshContent(context);
    await serve(context, prepared, publication).catch(() => {});
    return { leftOut, publication: publication.number };
  }
  throw new Refusal('Other changes are being published at the same time. Publish again.');
}
