import type { Publication } from '../../contract/desk.ts';
import { liveData } from '../../desk/content.ts';
import type { Author } from '../../desk/git.ts';
import type { Order, Places, Prepared } from '../../desk/publication.ts';
import { openPublisher } from '../../desk/publisher.ts';
import { plainReason, Refusal } from '../../desk/refusal.ts';
import { repositoryOf } from '../../desk/repository.ts';
import { valueAt } from '../../domain/field-path.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { StoredOrder } from './publications.ts';

export type DeskDeps = {
  store: Store;
  log: Log;
  places: Places;
  /** Looks for the release that is public now. */
  onPublished: () => Promise<void>;
};

/** How long a publication waits for the one before it, in this process or another. */
const LOCK_MS = 30_000;
/** A publication that cannot be completed blocks the next ones only for so many attempts. */
const ATTEMPTS = 3;

export type Desk = ReturnType<typeof openDesk>;

/** Publishes drafts one publication after the other, completes those of killed processes, and keeps the site of today. */
export function openDesk({ store, log, places, onPublished }: DeskDeps) {
  const { content: folder, dataDir, project } = places;
  const repository = repositoryOf({ folder, dataDir, project });
  const publisher = openPublisher(places);
  const logError = (error: unknown) => log.error('publication', { error: String(error) });
  let attempts = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** Runs a task while no other process publishes this content, after completing what a killed process left. */
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
    const done = last.then(run, run);
    last = done.catch(() => {});
    return done;
  }

  /** Deletes published drafts; a draft that was changed meanwhile stays, based on what is public now. */
  async function end(id: string, order: StoredOrder): Promise<void> {
    if ('drafts' in order) {
      await store.drafts.published(order.drafts);
      for (const { id, file, path } of await store.drafts.list())
        if (order.drafts.some((published) => published.id === id))
          await store.drafts.rebase(id, valueAt(await liveData(folder, file), path));
    }
    await onPublished();
    await store.publications.end(id, new Date());
  }

  /** Completes or fails a publication whose process was killed. Its process held the lock that this one holds now. */
  async function recover(): Promise<void> {
    const row = await store.publications.unfinished();
    if (!row) return;
    const { id, state, commitHash, release } = row;
    const fail = (reason: string) => store.publications.end(id, new Date(), { reason });
    log.warn('a publication was cut off', { id, state });
    if (!commitHash || !release)
      return fail('The server was stopped in the middle. Nothing public has changed: publish again.');
    try {
      await publisher.finish({ commit: commitHash, release });
      await end(id, JSON.parse(row.wanted));
      attempts = 0;
    } catch (error) {
      // A full disk, for example: the next call tries again.
      logError(error);
      attempts += 1;
      if (attempts >= ATTEMPTS)
        return fail(`The server could not complete it: ${plainReason((error as Error).message)}`);
      throw new Refusal('The last publication could not be completed yet. Try again in a minute.');
    }
  }

  /** An order that waited, with what its drafts are based on now. */
  async function rebased(order: Order): Promise<Order> {
    if ('undo' in order) return order;
    const kept = await store.drafts.list();
    return {
      drafts: order.drafts.map(
        (draft) => kept.find(({ id, at }) => id === draft.id && at === draft.at) ?? draft,
      ),
    };
  }

  async function run(id: string, order: Order, author: Author): Promise<void> {
    let prepared: Prepared | undefined;
    try {
      await store.publications.update(id, { state: 'checking' });
      const whole = 'drafts' in order ? { drafts: await store.drafts.withPhotos(order.drafts) } : order;
      prepared = await publisher.prepare(whole, author);
      const { commit: commitHash, release } = prepared;
      await store.publications.update(id, { state: 'switching', commitHash, release });
      await publisher.switchTo(prepared);
      await end(id, order);
      log.info('published', { by: author.email, order: Object.keys(order).join() });
    } catch (error) {
      if (error instanceof Refusal) {
        log.warn('not published', { reason: error.message });
        return store.publications.end(id, new Date(), { reason: error.message, mistakes: error.mistakes });
      }
      logError(error);
      // Some of it may be public: `recover` completes it.
      if (prepared) return void setTimeout(() => exclusively(async () => {}).catch(logError), 1_000).unref();
      const reason = `The server could not do it: ${plainReason((error as Error).message)}`;
      await store.publications.end(id, new Date(), { reason });
    }
  }

  return {
    places,
    repository,
    publisher,

    /** Publishes drafts or takes something back, after the publications before it. Resolves when it has begun. */
    begin: (order: Order, author: Author, now: Date): Promise<Publication> =>
      new Promise((resolve, reject) => {
        exclusively(async () => {
          const publication = await store.publications.begin(order, author.name, now);
          resolve(publication);
          await run(publication.id, await rebased(order), author);
        }).catch(reject);
      }),

    /** Completes what a killed process left, and renders the site anew on a new day or for a new version of the program. */
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
