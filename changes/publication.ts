import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Draft } from '../contract/changes.ts';
import type { PriceDays } from '../contract/coming.ts';
import type { Finding } from '../contract/findings.ts';
import { type Manifest, PRIVATE } from '../contract/release.ts';
import { dubaiDay } from '../domain/dubai-time.ts';
import { endsEarly, valueAt } from '../domain/field-path.ts';
import { fill } from '../domain/text.ts';
import { openProgram } from '../release/program.ts';
import { cacheIn, finishRelease, type Rendered, renderRelease } from '../release/publish.ts';
import { currentRelease, pruneReleases } from '../release/releases.ts';
import type { Change, PublicationName, State } from './change.ts';
import { isPhoto } from './content.ts';
import { isSame } from './differences.ts';
import { excludeFaultyDrafts } from './left-out.ts';
import type { PublishedContent } from './published-content.ts';
import { Refusal } from './refusal.ts';
import { findingOfError, readSource, refusalOf, sourceOf } from './source.ts';

/** Changes to publish: drafts, of which faulty ones are left out, or changes that belong together. */
export type PublicationRequest = { drafts: Draft[] } | { together: Change[] };
/** A rendered release. `published` are the ids of the drafts in it, `pages` the addresses of the pages that change. */
export type Prepared = Pick<Rendered, 'work' | 'facts'> & {
  published: string[];
  leftOut: Finding[];
  notices: Finding[];
  pages: string[];
};
export type Places = {
  /** RELEASES_DIR */
  releases: string;
  /** The folder of the program. */
  project: string;
};

/** How often faulty changes are left out: without them, changes that depend on them may become faulty, too. */
const MAX_ROUNDS = 6;

/** Addresses that the history does not list as changed pages. */
const NOT_PAGES = /^(\/[a-z]{2,3})?\/(_astro|api|og|plan)\/|\.\w+$/;

/** The drafts whose published value, or the record that contains it, has changed since they were written. */
function conflictsOf(drafts: Draft[], content: PublishedContent): Finding[] {
  return drafts.flatMap(({ file, path, before, value, by }): Finding[] => {
    if (isPhoto(file)) return [];
    const data = content.live(file);
    const parent = valueAt(data, path.slice(0, -1)) ?? null;
    const isGone = endsEarly(data, path) || (parent === null && before !== null);
    const live = valueAt(data, path);
    if (isSame(live, value) || (isSame(live, before) && !isGone)) return [];
    const [template, remedy] = isGone
      ? ['what this belongs to was removed after {by} changed it', 'discard this change']
      : ['this was changed after {by} changed it', 'look at it again and save it again'];
    const reason = fill(template, { by });
    const text = `${file} ${path.join('.')}: ${reason}; ${remedy}`;
    return [{ level: 'blocker', file, path, reason, template, values: { by }, remedy, text }];
  });
}

const manifestOf = async (releases: string, number: number | undefined): Promise<Manifest> =>
  JSON.parse(await readFile(join(releases, String(number), PRIVATE.manifest), 'utf8').catch(() => '{}'));

const changedPages = (before: Manifest, after: Manifest): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((url) => before[url]?.etag !== after[url]?.etag && !NOT_PAGES.test(url))
    .sort();

/** Renders releases. Nothing here makes a change public: the store does. */
export function rendererOf({ releases }: Pick<Places, 'releases'>, content: PublishedContent) {
  const cache = cacheIn(releases);

  async function render(state: State, priceDays: PriceDays) {
    const source = sourceOf(content, state, cache);
    const read = await readSource(source, { cache, today: dubaiDay(new Date()), priceDays });
    const program = await openProgram();
    try {
      const notices = [...read.notices];
      const notice = (text: string, letters: string) =>
        notices.push({
          ...findingOfError(new Error(text), read.content),
          level: 'warning',
          code: 'undrawable',
          template: 'The picture of shared links leaves out {letters}',
          values: { letters },
        });
      return { ...(await renderRelease({ program, releases, locals: read.locals, notice })), notices };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code || error instanceof Refusal) throw error;
      throw refusalOf(error as Error, read.content);
    }
  }

  /** Renders with the largest faultless part of the drafts; throws a Refusal that lists the mistakes of all. */
  async function renderValid(drafts: Draft[], priceDays: PriceDays) {
    const leftOut: Finding[] = [];
    let ready = drafts;
    for (let round = 1; ; round += 1) {
      try {
        const conflicts = conflictsOf(ready, content);
        if (conflicts[0]) throw new Refusal(conflicts[0].text, conflicts);
        return { rendered: await render(content.with(ready), priceDays), ready, leftOut };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { ready: rest, mistakes } = excludeFaultyDrafts(error.mistakes, ready);
        if (!mistakes.length || !rest.length || round === MAX_ROUNDS) {
          const all = [...leftOut, ...error.mistakes];
          throw all[0] ? new Refusal(all[0].text, all) : error;
        }
        ready = rest;
        leftOut.push(...mistakes);
      }
    }
  }

  return {
    /** Renders the largest valid part of a request; without changes, the published content. */
    async prepare(request: PublicationRequest, priceDays: PriceDays = {}): Promise<Prepared> {
      const before = await manifestOf(releases, await currentRelease(releases));
      const { rendered, ready, leftOut } =
        'together' in request
          ? { rendered: await render(content.with(request.together), priceDays), ready: [], leftOut: [] }
          : await renderValid(request.drafts, priceDays);
      const { work, facts, manifest, notices } = rendered;
      const published = ready.map(({ id }) => id);
      return { work, facts, published, leftOut, notices, pages: changedPages(before, manifest) };
    },

    /** Gives a rendered release its number and the publication that it shows. It is not served yet. */
    async finish({ work, facts }: Pick<Prepared, 'work' | 'facts'>, publication: PublicationName) {
      const release = await finishRelease(
        releases,
        { work, facts },
        { ...publication, content: content.version },
      );
      await pruneReleases(releases);
      return release;
    },

    discard: ({ work }: Pick<Prepared, 'work'>) => rm(work, { recursive: true, force: true }),
  };
}
