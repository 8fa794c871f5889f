import { setTimeout as sleep } from 'node:timers/promises';
import type { Draft, Publication } from '../../contract/changes.ts';
import type { Finding } from '../../contract/findings.ts';
import type { ReleaseFacts } from '../../contract/release.ts';
import type { Staff } from '../../contract/staff.ts';
import { type Day, dubaiDay } from '../../domain/dubai-time.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/durations.ts';
import { pick } from '../../domain/lists.ts';
import { fill } from '../../domain/text.ts';
import { isStale } from '../../release/program.ts';
import type { Log } from '../log.ts';
import { workQueue } from '../queue.ts';
import { staffOf } from '../staff/accounts.ts';
import type { PublicationAuthor } from './change.ts';
import { type ContentStore, type Context, checkHistory, refreshContent, renderCurrent } from './commit.ts';
import { readDefaults } from './defaults.ts';
import { isSame } from './differences.ts';
import { openContent } from './fold.ts';
import { isDue } from './plans.ts';
import { publishDrafts } from './publish-drafts.ts';
import { Refusal, reasonIn } from './refusal.ts';
import { runDue } from './run-due.ts';
import { openWorker } from './worker/worker.ts';

const CHECK_EVERY_MS = 2_000;
/** When a failed rendering or planned publication is tried again. */
const RETRY_AFTER_MS = [5_000, 30_000, 300_000];
/** A refusal of the content waits for a change, or for a new day. */
const REFUSED_MS = HOUR_MS;
/** A machine that is behind the store for longer says so in its log. */
const BEHIND_MS = MINUTE_MS;

export type PublishingDeps = {
  store: ContentStore;
  log: Log;
  /** RELEASES_DIR */
  releases: string;
  /** Loads the current release, and tells what visitors see of it; undefined if it is missing or damaged. */
  shown: () => Promise<Partial<ReleaseFacts> | undefined>;
};

/** What a verb has made public, or planned. */
type Done = Partial<Pick<Publication, 'state' | 'notices' | 'pages' | 'publication'>>;

export type Publishing = ReturnType<typeof openPublishing>;

/** What the routes of the content work with. */
export type ContentServices = { store: ContentStore; publishing: Publishing; now: () => Date };

const notShown = (error: Error): Finding => {
  const [template, reason] = ['Published, not shown yet: {reason}', reasonIn(error)];
  const text = fill(template, { reason });
  return { level: 'warning', file: '', reason: text, template, values: { reason }, text };
};

/** Runs publications one at a time, and renders what was published elsewhere, or is due on a new day or version. */
export function openPublishing({ store, log, releases, shown }: PublishingDeps) {
  const content = openContent(readDefaults());
  const worker = openWorker(releases, content);
  const context: Context = { store, content, worker, releases };
  const isOutdated = async () => isStale(await shown(), content.newest().id, content.version);
  const inTurn = workQueue({ parallel: 1, waiting: Number.POSITIVE_INFINITY });

  async function renderIfStale(): Promise<void> {
    while (await isOutdated()) {
      const { id, number } = content.newest();
      await checkHistory(releases, content.newest());
      const { release, notices } = await renderCurrent(context);
      log.info('rendered', { release, publication: number, notices: notices.length });
      // A day that has just begun is rendered on the next turn; another publication would be the wrong price.
      if ((await shown())?.publicationId === id) return;
      // A release that another machine has overtaken with a newer publication is never served.
      await refreshContent(context);
      if (content.newest().id === id) throw new Error(`Release ${release} is not what visitors see`);
    }
  }

  const dueOn = async (today: Day) => (await store.changes.plans()).filter((one) => isDue(one, today));

  /** Publishes or takes back what is due. A refused plan keeps the reason, a failed one is tried again; the others go on. */
  async function publishDue(today: Day): Promise<void> {
    await checkHistory(releases, content.newest());
    const failures: unknown[] = [];
    for (const due of await dueOn(today)) {
      const { by } = due;
      try {
        const { publication } = await runDue(context, due, today);
        log.info('published on its day', { by, publication });
      } catch (error) {
        log.warn('not published on its day', { by, reason: (error as Error).message });
        if (error instanceof Refusal) await store.changes.refuse(due, error.findings);
        else failures.push(error);
      }
    }
    await renderIfStale();
    if (failures.length) throw failures[0];
  }

  /**
   * Renders the site if it shows an older publication, day or version, as after a publication of another machine or of a killed
   * process. Then publishes what is due today.
   */
  async function keepCurrent(): Promise<void> {
    const newest = await store.changes.newest().catch(() => content.newest());
    const today = dubaiDay(await store.now().catch(() => new Date()));
    const isDueNow = (await dueOn(today).catch(() => [])).length > 0;
    if (!isDueNow && newest.id === content.newest().id && !(await isOutdated())) return;
    await inTurn(async () => {
      await refreshContent(context);
      await renderIfStale();
      if (isDueNow) await publishDue(today);
    });
  }

  /** Throws if an account has lost or changed its role since it asked. */
  async function checkRole(staff: PublicationAuthor): Promise<void> {
    const member = await store.staff.byId(staff.id);
    const isOther = 'role' in staff && !(member && isSame(staffOf(member), staff));
    if (isOther) throw new Refusal('{by} may no longer change this.', [], { by: staff.name });
  }

  /** Runs a verb in its turn, owners first. Resolves when visitors see the result, or with the reason why it failed. */
  const run = (
    author: PublicationAuthor | Staff,
    verb: (context: Context) => Promise<Done>,
  ): Promise<Publication> =>
    inTurn(
      async () => {
        const end = (result: Partial<Publication>): Publication => ({
          ...{ state: 'done', reason: null, mistakes: [], endedAt: new Date().toISOString() },
          ...result,
        });
        try {
          await checkRole(author);
          await refreshContent(context);
          await checkHistory(releases, content.newest());
          const done = await verb(context);
          log.info('done', { by: author.email, ...pick(done, 'state', 'publication') });
          if (done.state === 'planned') return end(done);
          const late = await renderIfStale().catch((error: Error) => error);
          if (!late) return end(done);
          log.error('published, not shown yet', { error: late.message });
          return end({ ...done, notices: [...(done.notices ?? []), notShown(late)] });
        } catch (error) {
          const refusal =
            error instanceof Refusal
              ? error
              : new Refusal('The server could not do it: {reason}', [], {
                  reason: reasonIn(error as Error),
                });
          const write = refusal === error ? log.warn : log.error;
          write('not published', { reason: (error as Error).message });
          const { message: reason, findings: mistakes, changes } = refusal;
          return end({ state: 'failed', reason, mistakes, changes });
        }
      },
      'role' in author && author.role === 'owner',
    );

  /** The drafts that wait for their publication, by author and last day. */
  const waiting = new Map<string, { drafts: Draft[]; done: Promise<Publication> }>();

  /** Publishes drafts. Those of an account whose last publication still waits join it, so that its many never delay the others. */
  function publish(author: Staff, drafts: readonly Draft[], until: Day | null = null): Promise<Publication> {
    const key = `${author.id} ${until}`;
    const known = waiting.get(key);
    const others = known?.drafts.filter(({ id }) => !drafts.some((draft) => draft.id === id)) ?? [];
    if (known) {
      known.drafts = [...others, ...drafts];
      return known.done;
    }
    const own = { drafts: [...drafts] };
    const done: Promise<Publication> = run(author, (context) => {
      waiting.delete(key);
      return publishDrafts(context, own.drafts, author, until);
    });
    waiting.set(key, Object.assign(own, { done }));
    void done.then(() => waiting.get(key)?.done === done && waiting.delete(key));
    return done;
  }

  return {
    releases,
    content,
    worker,
    /** Loads what was published since, and caches the photos of drafts. */
    refresh: (drafts?: Draft[]) => refreshContent(context, drafts),

    run,
    publish,

    keepCurrent,

    /** Keeps the site current from now on: also at midnight in Dubai, when a branch may open or a barber leave. */
    async startKeepingCurrent(): Promise<never> {
      let failures = 0;
      let retryAt = 0;
      let failed: string | undefined;
      let lastReason = '';
      let upToDateAt = performance.now();
      let hasWarned = false;
      for (;;) {
        const isWaiting = performance.now() < retryAt && content.newest().id === failed;
        try {
          await (isWaiting ? refreshContent(context) : keepCurrent());
          if (!isWaiting) failures = 0;
        } catch (error) {
          const reason = String(error);
          if (!isWaiting || reason !== lastReason)
            log.error('the site could not be rendered', { error: reason });
          if (!isWaiting) {
            const delay = RETRY_AFTER_MS[Math.min(failures, RETRY_AFTER_MS.length - 1)] ?? 0;
            retryAt = performance.now() + (error instanceof Refusal ? REFUSED_MS : delay);
            failed = content.newest().id;
            failures += 1;
          }
          lastReason = reason;
        }
        const seen = await shown();
        if (seen?.publicationId === content.newest().id) [upToDateAt, hasWarned] = [performance.now(), false];
        else if (performance.now() - upToDateAt > BEHIND_MS && !hasWarned) {
          hasWarned = true;
          log.warn('this machine is behind', {
            shows: seen?.publication,
            newest: content.newest().number,
          });
        }
        await sleep(CHECK_EVERY_MS, undefined, { ref: false });
      }
    },

    stop: worker.stop,
  };
}
