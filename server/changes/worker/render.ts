import { rm } from 'node:fs/promises';
import type { Finding } from '../../../contract/findings.ts';
import { CURRENT, type Manifest } from '../../../contract/release.ts';
import { dubaiDay } from '../../../domain/dubai-time.ts';
import { type Change, fieldId } from '../../../domain/field-path.ts';
import { cacheIn } from '../../../release/files.ts';
import type { PageError } from '../../../release/page-error.ts';
import { openProgram } from '../../../release/program.ts';
import { finishRelease, openRelease, writeAbout } from '../../../release/releases.ts';
import { type Rendered, renderRelease } from '../../../release/render.ts';
import { type PublicationName, type State, shownBy } from '../change.ts';
import type { PublishedContent } from '../fold.ts';
import { Refusal } from '../refusal.ts';
import { fitOf } from './shown-on.ts';
import { findingAt, readSource, refusalOf, sourceOf } from './source.ts';

/** A rendered release. `pages` are the addresses of the pages that change, first that of a changed record or file. */
export type Prepared = Pick<Rendered, 'work'> & { notices: Finding[]; pages: string[] };

/** Addresses that the history does not list as changed pages. */
const NOT_PAGES = /^(\/[a-z]{2,3})?\/(_astro|api|og|plan)\/|\.\w+$/;

const changedPages = (before: Manifest, after: Manifest): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((url) => before[url]?.etag !== after[url]?.etag && !NOT_PAGES.test(url))
    .sort();

/** Renders releases. Nothing here makes a change public: the store does. */
export function rendererOf(releases: string, content: PublishedContent) {
  async function render(state: State) {
    const cache = cacheIn(releases);
    const source = sourceOf(content, state, cache);
    const read = await readSource(source, { cache, today: dubaiDay(new Date()) });
    const program = await openProgram();
    try {
      const notices = [...read.notices];
      const notice = (error: PageError, letters: string) =>
        notices.push({
          ...findingAt(error, read.content),
          level: 'warning',
          code: 'undrawable',
          template: 'The picture of shared links leaves out {letters}',
          values: { letters },
        });
      return { ...(await renderRelease({ program, releases, cache, locals: read.locals, notice })), notices };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code || error instanceof Refusal) throw error;
      throw refusalOf(error as Error, read.content);
    }
  }

  return {
    /**
     * Renders the published content with more changes. Throws a Refusal that lists every mistake: a publication is exactly what was
     * asked for, or nothing.
     */
    async prepare(changes: readonly Change[]): Promise<Prepared> {
      const before = await openRelease(releases, CURRENT).then(
        ({ manifest }) => manifest,
        () => ({}),
      );
      const { work, manifest, notices } = await render(content.with(changes));
      const fields = changes.map(({ file, path }) => fieldId(file, path));
      const rank = (page: string) => Math.max(0, ...fields.map((field) => fitOf(page, field, 1)));
      const pages = changedPages(before, manifest).toSorted((one, other) => rank(other) - rank(one));
      return { work, notices, pages };
    },

    /** Gives a rendered release its number and the publication that it shows. It is not served yet. */
    async finish({ work }: Pick<Prepared, 'work'>, publication: PublicationName): Promise<number> {
      await writeAbout(work, { ...shownBy(publication), content: content.version });
      return finishRelease(releases, work);
    },

    discard: ({ work }: Pick<Prepared, 'work'>) => rm(work, { recursive: true, force: true }),
  };
}
