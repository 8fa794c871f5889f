import type { Values } from '../../contract/findings.ts';
import type { Publication } from '../../contract/publishing.ts';
import { valueAt } from '../../domain/field-path.ts';
import { liveData } from '../../publishing/content.ts';
import type { Places, PublicationRequest } from '../../publishing/publication.ts';
import { openPublisher } from '../../publishing/publisher.ts';
import { Refusal, reasonIn } from '../../publishing/refusal.ts';
import { repositoryOf } from '../../publishing/repository.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { PublicationAuthor, StoredRequest } from './publications.ts';

export type PublishingDeps = {
  store: Store;
  log: Log;
  places: Places;
  /** Loads the release that is public now. */
  onPublished: () => Promise<void>;
};

/** How long a publication waits for the one before it, in this process or another. */
const LOCK_MS = 30_000;
/** Number of attempts to complete an interrupted publication before it fails and the next one may start. */
const ATTEMPTS = 3;

export type Publishing = ReturnType<typeof openPublishing>;

/** Runs publications one at a time, completes those of killed processes, and republishes on a new day or version. */
export function openPublishing({ store, log, places, onPublished }: PublishingDeps) {
  const { content: folder, dataDir, project } = places;
  const repository = repositoryOf({ folder, dataDir, project });
  const publisher = openPublisher(places);
  const logError = (error: unknown) => log.error('publication failed', { error: String(error) });
  let attempts = 0;
  let queueTail: Promise<unknown> = Promise.resolve();

  /** Runs a task under the publication lock, after completing the publication of a killed process. */
  function exclusively<T>(task: () => Promise<T>): Promise<T> {
    const run = async () => {
      if (!(await publisher.lock(LOCK_MS)))
        throw new Refusal('Another publication is running. Try again when it is done.');
      try {
        await recover();
        return await task();
      } finally {
        await publisher.unlock().catch(() => {});
      }
    };
    const done = queueTail.then(run, run);
    queueTail = done.catch(() => {});
    return done;
  }

  /** Deletes published drafts. A draft changed in the meantime stays, rebased on the public content. */
  async function end(id: string, request: StoredRequest): Promise<void> {
    if ('drafts' in request) {
      await store.drafts.removePublished(request.drafts);
      const published = new Set(request.drafts.map((draft) => draft.id));
      for (const draft of await store.drafts.list())
        if (published.has(draft.id))
          await store.drafts.rebase(draft.id, valueAt(await liveData(folder, draft.file), draft.path));
    }
    await onPublished();
    await store.publications.end(id, new Date());
  }

  /** Completes or fails the publication of a killed process. No live process can own it, because this one holds the lock. */
  async function recover(): Promise<void> {
    const row = await store.publications.unfinished();
    if (!row) return;
    const { id, state, commitHash, release } = row;
    const fail = (reason: string, values?: Values) =>
      store.publications.end(id, new Date(), new Refusal(reason, [], values));
    log.warn('a publication was interrupted', { id, state });
    if (!commitHash || !release)
      return fail('The server stopped during the publication. Nothing public has changed: publish again.');
    try {
      await publisher.finish({ commit: commitHash, release });
      await end(id, JSON.parse(row.request));
      attempts = 0;
    } catch (error) {
      // A full disk, for example: the next call tries again.
      logError(error);
      attempts += 1;
      if (attempts >= ATTEMPTS)
        return fail('The server could not complete it: {reason}', {
          reason: reasonIn((error as Error).message),
        });
      throw new Refusal('The last publication could not be completed yet. Try again in a minute.');
    }
  }

  /**
   * Updates a request that waited for the lock: drops drafts that were published or discarded in the meantime, and reads the
   * public value on which the others are based. Throws a Refusal if all were discarded.
   */
  async function refreshRequest(request: PublicationRequest): Promise<PublicationRequest> {
    if ('undo' in request) return request;
    const kept = await store.drafts.list();
    const drafts = request.drafts.flatMap((draft) => {
      const known = kept.find(({ id }) => id === draft.id);
      return known ? [known.at === draft.at ? { ...draft, before: known.before } : draft] : [];
    });
    const ids = request.drafts.map(({ id }) => id);
    if (ids.length && !drafts.length && !(await store.publications.hasPublished(ids)))
      throw new Refusal('These changes were discarded in the meantime.');
    return { drafts };
  }

  async function run(id: string, request: PublicationRequest, author: PublicationAuthor): Promise<void> {
    /** Whether a failure can come after the content became public. */
    let mayBePublic = false;
    /** Publishes the request. False if the content was changed in the meantime, by a push or an edit of the files. */
    const attempt = async (): Promise<boolean> => {
      const current = await refreshRequest(request);
      await store.publications.update(id, { state: 'checking', commitHash: null, release: null });
      const isEmpty = 'drafts' in current && !current.drafts.length;
      const prepared = isEmpty ? undefined : await publisher.prepare(current, author);
      if (prepared) {
        await store.publications.prepared(id, prepared);
        mayBePublic = true;
        mayBePublic = await publisher.switchTo(prepared);
        if (!mayBePublic) return false;
      } else if ('undo' in current) throw new Refusal('Nothing is different from what is public.');
      // Without a release all changes are public already, for example because a colleague published them.
      await end(id, prepared && 'drafts' in current ? { drafts: prepared.published } : current);
      return true;
    };
    try {
      if (!(await attempt()) && !(await attempt()))
        throw new Refusal('The files were changed at the same time. Publish again.');
      log.info('published', { by: author.email, request: Object.keys(request).join() });
    } catch (error) {
      if (error instanceof Refusal) {
        log.warn('not published', { reason: error.message });
        return store.publications.end(id, new Date(), error);
      }
      logError(error);
      // Part of it may be public: `recover` completes it.
      if (mayBePublic)
        return void setTimeout(() => exclusively(async () => {}).catch(logError), 1_000).unref();
      const reason = reasonIn((error as Error).message);
      const refusal = new Refusal('The server could not do it: {reason}', [], { reason });
      await store.publications.end(id, new Date(), refusal);
    }
  }

  return {
    places,
    repository,
    publisher,

    /** Queues a publication or an undo. Resolves when it starts. */
    begin: (request: PublicationRequest, author: PublicationAuthor, now: Date): Promise<Publication> =>
      new Promise((resolve, reject) => {
        exclusively(async () => {
          const publication = await store.publications.begin(request, author, now);
          resolve(publication);
          await run(publication.id, request, author);
        }).catch(reject);
      }),

    /** Completes an interrupted publication, and republishes on a new day or for a new program version. */
    async keepCurrent(): Promise<void> {
      if (!(await store.publications.unfinished().catch(() => undefined)) && !(await publisher.isStale()))
        return;
      await exclusively(async () => {
        if (!(await publisher.isStale())) return;
        const { release } = await publisher.publishCurrent();
        log.info('published for a new day or version', { release });
        await onPublished();
      });
    },

    stop: publisher.stop,
  };
}
