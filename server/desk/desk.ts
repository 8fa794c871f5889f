import { liveData } from '../../desk/content.ts';
import type { Author } from '../../desk/git.ts';
import { finish, type Order, plainReason, publish, Refusal } from '../../desk/publication.ts';
import { repositoryOf } from '../../desk/repository.ts';
import { valueAt } from '../../domain/field-path.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { StoredOrder } from './publications.ts';

export type DeskPlaces = { content: string; releases: string; dataDir: string; project: string };
export type DeskDeps = {
  store: Store;
  log: Log;
  places: DeskPlaces;
  /** Looks for the release that is public now. */
  onPublished: () => Promise<void>;
};

const ALIVE_EVERY_MS = 3_000;
/** What could not be ended for so long keeps nobody else from publishing. */
const GIVE_UP_MS = 600_000;

export type Desk = ReturnType<typeof openDesk>;

/** What the owner's desk does besides reading and writing rows. */
export function openDesk({ store, log, places, onPublished }: DeskDeps) {
  const { content: folder, releases, project, dataDir } = places;
  const repository = repositoryOf({ folder, dataDir, project });
  const logError = (error: unknown) => log.error('publication', { error: String(error) });

  /** Published drafts are no drafts any more; who wrote on meanwhile did so on what is public now. */
  async function end(id: string, order: StoredOrder): Promise<void> {
    if ('drafts' in order && !order.preview) {
      await store.drafts.published(order.drafts);
      for (const { id, file, path } of await store.drafts.list())
        if (order.drafts.some((published) => published.id === id))
          await store.drafts.rebase(id, valueAt(await liveData(folder, file), path));
    }
    await onPublished();
    await store.publications.end(id, new Date());
  }

  /** Ends a publication whose process was killed, as far as it came. */
  async function recover(now: Date): Promise<void> {
    const row = await store.publications.takeOver(now);
    if (!row) return;
    const { id, at, state, commitHash, release } = row;
    const fail = (reason: string) => store.publications.end(id, now, { reason });
    log.warn('a publication was cut off', { id, state });
    if (!commitHash || !release)
      return fail('The server was stopped in the middle. Nothing public has changed: publish again.');
    try {
      await finish(repository, releases, commitHash, release);
      await end(id, JSON.parse(row.wanted));
    } catch (error) {
      // Such as a full disk: it is tried again, but not for ever.
      logError(error);
      if (+now - Date.parse(at) > GIVE_UP_MS)
        await fail(`The server could not end it: ${(error as Error).message}`);
    }
  }

  async function run(id: string, order: Order, author: Author): Promise<void> {
    const beat = setInterval(
      () => store.publications.update(id, { seenAt: new Date().toISOString() }).catch(() => {}),
      ALIVE_EVERY_MS,
    );
    let isSwitching = false;
    try {
      const whole =
        'drafts' in order ? { ...order, drafts: await store.drafts.withPhotos(order.drafts) } : order;
      await publish({
        ...{ order: whole, author, repository, releases, project },
        onStep: async (step, made) => {
          const change = { state: step, ...(made && { commitHash: made.commit, release: made.release }) };
          if (!(await store.publications.update(id, change)))
            throw new Refusal('The server stood still for too long. Publish again.');
          isSwitching = made !== undefined;
        },
      });
      await end(id, order);
      log.info('published', { by: author.email, order: Object.keys(order).join() });
    } catch (error) {
      if (error instanceof Refusal) {
        log.warn('not published', { reason: error.message });
        return await store.publications.end(id, new Date(), {
          reason: error.message,
          mistakes: error.mistakes,
        });
      }
      logError(error);
      // Some of it may be public: `recover` ends it.
      if (isSwitching) return;
      const { stderr, message } = error as Error & { stderr?: string };
      const reason = `The server could not do it: ${plainReason(stderr || message)}`;
      await store.publications.end(id, new Date(), { reason });
    } finally {
      clearInterval(beat);
    }
  }

  return {
    places,
    repository,
    recover,
    /** Begins to publish drafts, or to take something back; undefined while another publication runs. */
    async begin(order: Order, author: Author, now: Date) {
      await recover(now);
      const publication = await store.publications.begin(order, author.name, now);
      if (publication) run(publication.id, order, author).catch(logError);
      return publication;
    },
  };
}
