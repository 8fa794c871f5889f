import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Finding } from '../contract/findings.ts';
import {
  type Draft,
  type DraftVersion,
  type HistoryChange,
  type UndoRequest,
  versionOf,
} from '../contract/publishing.ts';
import { type Manifest, PRIVATE } from '../contract/release.ts';
import { dubaiDay } from '../domain/dubai-time.ts';
import { endsEarly, valueAt } from '../domain/field-path.ts';
import { fill } from '../domain/text.ts';
import { checkFolder } from '../edition/from-folder.ts';
import { openProgram } from '../publish/program.ts';
import { buildRelease, cacheIn } from '../publish/publish.ts';
import {
  currentRelease,
  discardRelease,
  listReleases,
  pruneReleases,
  serveRelease,
} from '../publish/releases.ts';
import { draftedFiles, isPhoto, liveData, type PhotoValue } from './content.ts';
import { commitMessage, historyChangeOf, partsOfMessage } from './describe.ts';
import type { Author } from './git.ts';
import { excludeFaultyDrafts } from './left-out.ts';
import { Refusal } from './refusal.ts';
import { type Repository, repositoryOf } from './repository.ts';
import { findingOfError, readSource, refusalOf, sourceOf } from './source.ts';
import type { WorkingCopy } from './working-copy.ts';

export type PublicationRequest = { drafts: Draft[] } | { undo: UndoRequest };
/**
 * A built release, and the commit that becomes public with it. `published` are the drafts in it; `leftOut` are the mistakes
 * of the drafts that were left out.
 */
export type Prepared = {
  release: number;
  commit: string;
  published: DraftVersion[];
  leftOut: Finding[];
};
/** The part of a prepared publication that is needed to finish it after its process was killed. */
export type BuiltRelease = Pick<Prepared, 'release' | 'commit'>;
export type Places = { content: string; releases: string; dataDir: string; project: string };

/** How often faulty drafts are left out: without them, drafts that depend on them may become faulty, too. */
const MAX_ROUNDS = 6;

/** Addresses that the history does not list as changed pages. */
const NOT_PAGES = /^(\/[a-z]{2,3})?\/(_astro|api|og|plan)\/|\.\w+$/;

/** The drafts whose published value, or the record that contains it, has changed since they were written. */
async function conflictsOf(drafts: Draft[], folder: string): Promise<Finding[]> {
  const findings = drafts.map(async (draft): Promise<Finding[]> => {
    const { file, path, before, value, by } = draft;
    if (isPhoto(file)) return [];
    const data = await liveData(folder, file);
    const parent = valueAt(data, path.slice(0, -1)) ?? null;
    const isGone = endsEarly(data, path) || (parent === null && before !== null);
    const live = JSON.stringify(valueAt(data, path) ?? null);
    if (live === JSON.stringify(value) || (live === JSON.stringify(before) && !isGone)) return [];
    const [template, remedy] = isGone
      ? ['what this belongs to was removed after {by} changed it', 'discard this change']
      : ['this was changed after {by} changed it', 'look at it again and save it again'];
    const reason = fill(template, { by });
    const text = `${file} ${path.join('.')}: ${reason}; ${remedy}`;
    return [{ level: 'blocker', file, path, reason, template, values: { by }, remedy, text }];
  });
  return (await Promise.all(findings)).flat();
}

/** Turns an error that unreadable files caused, such as invalid YAML after an edit by hand, into a Refusal with their mistakes. */
export async function toRefusal(error: unknown, folder: string): Promise<unknown> {
  // On a full disk the files are not to blame.
  if (error instanceof Refusal || (error as NodeJS.ErrnoException).syscall) return error;
  const { mistakes } = await checkFolder(folder, dubaiDay(new Date()));
  return mistakes[0] ? new Refusal(mistakes[0].text, mistakes) : error;
}

/** Writes drafts into a working copy; returns the changes. */
async function applyDrafts(drafts: Draft[], folder: string): Promise<HistoryChange[]> {
  const conflicts = await conflictsOf(drafts, folder);
  if (conflicts[0]) throw new Refusal(conflicts[0].text, conflicts);
  const texts = draftedFiles(folder, drafts);
  for (const { file, value } of drafts) {
    const path = join(folder, file);
    const photo = isPhoto(file) && value ? (value as PhotoValue).photo : undefined;
    const data = photo ? Buffer.from(photo, 'base64') : texts[file];
    await mkdir(dirname(path), { recursive: true });
    if (data) await writeFile(path, data);
    else await rm(path, { force: true });
  }
  return drafts.map(historyChangeOf);
}

async function undo(
  request: UndoRequest,
  repository: Repository,
  workingCopy: WorkingCopy,
): Promise<HistoryChange[]> {
  if ('commit' in request) {
    const [commit] = await repository.log(1, request.commit);
    if (!commit) throw new Refusal('There is no such change.');
    await workingCopy.revert(request.commit);
    return partsOfMessage(commit.message).changes.map((undone) => ({ undone }));
  }
  // A day ends at midnight in Dubai.
  const commit = await repository.at(`${request.day}T23:59:59+04:00`);
  const { day } = request;
  if (!commit) throw new Refusal('There is nothing as old as {day}.', [], { day });
  await workingCopy.resetTo(commit);
  return [{ day }];
}

const manifestOf = async (releases: string, number: number | undefined): Promise<Manifest> =>
  JSON.parse(await readFile(join(releases, String(number), PRIVATE.manifest), 'utf8').catch(() => '{}'));

const changedPages = (before: Manifest, after: Manifest): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((url) => before[url]?.etag !== after[url]?.etag && !NOT_PAGES.test(url))
    .sort();

/**
 * The steps of a publication. The caller holds the lock. If a process is killed between two steps, the published content stays
 * unchanged, and `finish` or `discardUnpublished` cleans up.
 */
export function publicationsOf({ content: folder, releases, dataDir, project }: Places) {
  const repository = repositoryOf({ folder, dataDir, project });
  const cache = cacheIn(releases);

  async function build(contentFolder: string, commit?: (manifest: Manifest) => Promise<string>) {
    const today = dubaiDay(new Date());
    const { content, locals, notices } = await readSource(sourceOf(contentFolder), { cache, today });
    const program = await openProgram();
    try {
      const notice = (text: string) =>
        notices.push({ ...findingOfError(new Error(text), content), level: 'warning' });
      return { release: await buildRelease({ program, releases, locals, commit, notice }), notices };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code || error instanceof Refusal) throw error;
      throw refusalOf(error as Error, content);
    }
  }

  async function serve(release: number): Promise<void> {
    await serveRelease(releases, release);
    await pruneReleases(releases);
  }

  /** Removes releases of publications that were killed before their content became public. */
  async function discardUnpublished(): Promise<void> {
    const current = (await currentRelease(releases)) ?? 0;
    for (const { number, content } of await listReleases(releases))
      if (number > current && content && !(await repository.has(content)))
        await discardRelease(releases, number);
  }

  /** Commits and renders a request in a working copy; undefined if it changes nothing. */
  async function commitAndBuild(
    request: PublicationRequest,
    author: Author,
  ): Promise<BuiltRelease | undefined> {
    await using workingCopy = await repository.createWorkingCopy();
    const { folder } = workingCopy;
    const changes =
      'undo' in request
        ? await undo(request.undo, repository, workingCopy)
        : await applyDrafts(request.drafts, folder).catch(async (error) => {
            throw await toRefusal(error, folder);
          });
    if (!(await workingCopy.isChanged())) return undefined;
    let commit = '';
    const { release } = await build(folder, async (manifest) => {
      const pages = changedPages(await manifestOf(releases, await currentRelease(releases)), manifest);
      commit = await workingCopy.commit(commitMessage(changes, pages), author);
      return commit;
    });
    return { release, commit };
  }

  return {
    repository,
    discardUnpublished,

    /** Prepares the largest valid part of a request. Publishes nothing yet. */
    async prepare(request: PublicationRequest, author: Author): Promise<Prepared | undefined> {
      await discardUnpublished();
      const requested = 'drafts' in request ? request.drafts : [];
      let published = requested;
      const leftOut: Finding[] = [];
      for (let round = 1; ; round += 1) {
        try {
          const built = await commitAndBuild('undo' in request ? request : { drafts: published }, author);
          return (
            built && {
              ...built,
              published: published.map(versionOf),
              leftOut,
            }
          );
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          const { ready, mistakes } = excludeFaultyDrafts(error.mistakes, published);
          if (!mistakes.length || !ready.length || round === MAX_ROUNDS) {
            const all = [...leftOut, ...error.mistakes];
            throw all[0] ? new Refusal(all[0].text, all) : error;
          }
          published = ready;
          leftOut.push(...mistakes);
        }
      }
    },

    /** Makes a release public; false if the content has changed since it was prepared. */
    async switchTo({ release, commit }: BuiltRelease): Promise<boolean> {
      const isCurrent = await repository.fastForward(commit);
      await (isCurrent ? serve(release) : discardRelease(releases, release));
      return isCurrent;
    },

    /** Completes the switch of a killed process. A newer release already contains the same content. */
    async finish({ release, commit }: BuiltRelease): Promise<void> {
      await repository.force(commit);
      if (((await currentRelease(releases)) ?? 0) < release) await serve(release);
    },

    /** Publishes the content folder as it is, including edits by hand. */
    async publishCurrent(): Promise<{ release: number; notices: Finding[] }> {
      // A new version of the program may bring texts.
      if (repository.isOutsideProject) await repository.update(join(project, 'content'));
      await using workingCopy = repository.isOutsideProject
        ? await repository.createWorkingCopy()
        : undefined;
      const built = await build(workingCopy?.folder ?? folder, workingCopy && (() => repository.head()));
      await serve(built.release);
      return built;
    },
  };
}
