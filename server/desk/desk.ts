import type { Draft, Publication, UndoOrder } from '../../contract/desk.ts';
import type { Staff } from '../../contract/staff.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { Wanted } from './publications.ts';

export type DeskPlaces = { content: string; releases: string; dataDir: string; project: string };
export type DeskDeps = {
  store: Store;
  log: Log;
  places: DeskPlaces;
  /** Looks for the release that is public now. */
  onPublished: () => Promise<void>;
};
type Author = Pick<Staff, 'name' | 'email'>;

const ALIVE_EVERY_MS = 3_000;
/** What could not be ended for so long keeps nobody else from publishing. */
const GIVE_UP_MS = 600_000;

export type Desk = ReturnType<typeof openDesk>;

/** What the owner's desk does besides reading and writing rows. What reads the content is loaded when somebody uses it. */
export function openDesk({ store, log, places, onPublished }: DeskDeps) {
  const modules = async () => ({
    ...(await import('../../desk/repository.ts')),
    ...(await import('../../desk/publication.ts')),
    ...(await import('../../desk/content.ts')),
    ...(await import('../../desk/files.ts')),
    ...(await import('../../desk/describe.ts')),
    ...(await import('../../desk/new-record.ts')),
  });
  const { releases, project, dataDir, content: folder } = places;
  let opened: ReturnType<typeof open> | undefined;
  async function open() {
    const { repositoryOf, fillContent } = await modules();
    const repository = repositoryOf({ folder, dataDir, project });
    await fillContent(folder, `${project}/content`);
    await repository.sync();
    return repository;
  }
  const repository = () => {
    opened ??= open();
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };

  /** The history as it is now, with what somebody changed in the files. */
  async function synced() {
    const opened = await repository();
    await opened.sync();
    return opened;
  }

  async function recover(now: Date): Promise<void> {
    const row = await store.publications.takeOver(now);
    if (!row) return;
    const { commitHash, release, id } = row;
    log.warn('a publication was cut off', { id, state: row.state });
    if (!commitHash || !release) {
      await store.publications.end(
        id,
        'failed',
        now,
        'The server was stopped in the middle. Nothing public has changed: publish again.',
      );
      return;
    }
    try {
      const { finish } = await modules();
      await finish({ repository: await repository(), releases }, { commit: commitHash, release });
      await ended(JSON.parse(row.wanted));
      await store.publications.end(id, 'done', now, null);
    } catch (error) {
      // Such as a full disk: it is tried again, but not for ever.
      log.error('publication', { error: String(error) });
      if (+now - Date.parse(row.at) > GIVE_UP_MS)
        await store.publications.end(
          id,
          'failed',
          now,
          `The server could not end it: ${(error as Error).message}`,
        );
    }
  }

  /** Published drafts are no drafts any more; who wrote on meanwhile did so on what is public now. */
  async function ended(wanted: Wanted): Promise<void> {
    if ('drafts' in wanted && !wanted.preview) {
      await store.drafts.published(wanted.drafts);
      const { liveData, valueAt } = await modules();
      for (const { id, file, path } of await store.drafts.list())
        if (wanted.drafts.some((one) => one.id === id)) {
          const live = await liveData(folder, file);
          await store.drafts.rebase(id, path.length ? valueAt(live, path) : live);
        }
    }
    await onPublished();
  }

  async function run(publication: Publication, wanted: Wanted, drafts: Draft[], author: Author) {
    const { id } = publication;
    const beat = setInterval(() => store.publications.alive(id, new Date()).catch(() => {}), ALIVE_EVERY_MS);
    const { publish, plain, Refusal } = await modules();
    let isSwitching = false;
    try {
      await publish({
        order: 'undo' in wanted ? wanted : { drafts, preview: wanted.preview },
        author,
        repository: await repository(),
        releases,
        project,
        onStep: async (step, made) => {
          if (!(await store.publications.step(id, step, made)))
            throw new Refusal('The server stood still for too long. Publish again.');
          isSwitching = made !== undefined;
        },
      });
      await ended(wanted);
      await store.publications.end(id, 'done', new Date(), null);
      log.info('published', { by: author.email, wanted: JSON.stringify(wanted).slice(0, 80) });
    } catch (error) {
      const isRefusal = error instanceof Refusal;
      if (!isRefusal) log.error('publication', { error: String(error) });
      // Some of it may be public: `recover` ends it.
      if (isSwitching && !isRefusal) return;
      const { stderr, message } = error as Error & { stderr?: string };
      const reason = isRefusal ? message : `The server could not do it: ${plain(stderr || message)}`;
      const mistakes = isRefusal ? error.mistakes : [];
      await store.publications.end(id, 'failed', new Date(), reason, mistakes);
    } finally {
      clearInterval(beat);
    }
  }

  async function begin(wanted: Wanted, drafts: Draft[], author: Author, now: Date) {
    await recover(now);
    const publication = await store.publications.begin(wanted, author.name, now);
    if (publication)
      run(publication, wanted, drafts, author).catch((error) =>
        log.error('publication', { error: String(error) }),
      );
    return publication;
  }

  return {
    places,
    modules,
    repository,
    synced,
    recover,
    /** Both answer nothing while another publication runs. */
    publish: (drafts: Draft[], preview: boolean, author: Author, now: Date) =>
      begin({ preview, drafts: drafts.map(({ id, at }) => ({ id, at })) }, drafts, author, now),
    undo: (undo: UndoOrder, author: Author, now: Date) => begin({ undo }, [], author, now),
  };
}
