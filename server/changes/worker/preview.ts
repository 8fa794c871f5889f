import { parse } from 'node:path';
import {
  type ContentCheck,
  type Draft,
  type FoundText,
  type PreviewOptions,
  type Published,
  versionOf,
} from '../../../contract/changes.ts';
import type { Finding } from '../../../contract/findings.ts';
import { pagePath, routes } from '../../../contract/routes.ts';
import { brief } from '../../../domain/brief.ts';
import { type Day, dubaiDay } from '../../../domain/dubai-time.ts';
import { fieldId } from '../../../domain/field-path.ts';
import { normalizeForSearch } from '../../../domain/search-normalization.ts';
import { findingOf } from '../../../edition/content/errors.ts';
import type { Content } from '../../../edition/content/parse.ts';
import { checkFiles } from '../../../edition/from-folder.ts';
import { cacheIn, digestOf, fileOf, typeOf, urlOf } from '../../../release/files.ts';
import { preparePage } from '../../../release/page.ts';
import { PageError } from '../../../release/page-error.ts';
import { encodePhotos } from '../../../release/photos.ts';
import { openProgram } from '../../../release/program.ts';
import { photosOf } from '../content.ts';
import type { PublishedContent } from '../fold.ts';
import { Refusal } from '../refusal.ts';
import { type EditRender, editPage, markContent, textsIn } from './edit-page.ts';
import { faultyDrafts } from './faulty-drafts.ts';
import { launchTasks } from './launch-check.ts';
import { oldValues } from './old-values.ts';
import { bestPages, pagesOfFields } from './shown-on.ts';
import { localsOf, readSource, refusalOf, sourceOf } from './source.ts';

export type PreviewFile = { type: string; body: Buffer; policy?: string };

/** Normalizes a text for the search: without accents, typographic quotes and invisible characters. */
const searchable = (text: string) =>
  normalizeForSearch(text)
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

/** A published value without a place, such as one whose field an update of the program has removed. */
const lostFinding = ({ file, path, by, value }: Published): Finding => {
  const values = { by, value: String(brief(value)) };
  const reason = "the program has no place for '{value}', which {by} published";
  return findingOf({ file, path, code: 'lost', reason, values }, new Map(), 'warning');
};

const NOT_FOUND = pagePath('notFound');
/** How many combinations of drafts, files and day stay in memory. */
const MAX_STATES = 4;

type PreviewState = { content: Content; locals: App.Locals; edited: () => Promise<EditRender> };

/** Renders pages with drafts on request and checks drafts, without changing a content file. */
export function previewsOf(releases: string, published: PublishedContent) {
  const cache = cacheIn(releases);
  const states = new Map<string, Promise<PreviewState>>();
  let pages: { key: string; pageOf: Promise<ReturnType<typeof pagesOfFields>> } | undefined;

  async function read(drafts: Draft[], today: Day): Promise<PreviewState> {
    const source = sourceOf(published, published.with(drafts), cache);
    const { content, locals } = await readSource(source, { cache, today, preview: 'browse' });
    const edit = async (): Promise<EditRender> => {
      const marked = markContent(content);
      const options = { cache, today, preview: 'edit' } as const;
      return { fields: marked.fields, locals: await localsOf(marked.content, source, options) };
    };
    let edited: Promise<EditRender> | undefined;
    return {
      content,
      locals,
      edited: () => {
        edited ??= edit();
        return edited;
      },
    };
  }

  /** Reads the content with drafts, once per combination of drafts, files and day. */
  function stateOf(drafts: Draft[], today = dubaiDay(new Date())): Promise<PreviewState> {
    /** Leaves out faulty drafts, so that they do not block the preview of the others. */
    const readValid = async (wanted: Draft[]): Promise<PreviewState> => {
      try {
        return await read(wanted, today);
      } catch (error) {
        const faulty = faultyDrafts(error instanceof Refusal ? error.mistakes : [], wanted);
        if (!faulty.size) throw error;
        return readValid(wanted.filter((draft) => !faulty.has(draft)));
      }
    };
    const { id } = published.newest();
    const key = digestOf(JSON.stringify([today, id, drafts.map((draft) => [draft.id, draft.at])]));
    const state = states.get(key) ?? readValid(drafts);
    // A Map keeps insertion order: the entry used last moves to the end.
    states.delete(key);
    states.set(key, state);
    state.catch(() => states.delete(key));
    for (const old of [...states.keys()].slice(0, -MAX_STATES)) states.delete(old);
    return state;
  }

  /** Finds the page of a field. Renders all pages once, and again after fields were added or removed. */
  function pageIndex({ content, edited }: PreviewState) {
    const fields = textsIn(content).map(({ file, path }) => fieldId(file, path));
    const key = digestOf(fields.join());
    const load = async () => {
      const { renderer, version } = await openProgram();
      const find = async () => bestPages(renderer, await edited());
      return pagesOfFields(await cache.json(`pages-${version}-${key}.json`, find));
    };
    if (pages?.key !== key) {
      pages = { key, pageOf: load() };
      pages.pageOf.catch(() => {
        pages = undefined;
      });
    }
    return pages.pageOf;
  }

  async function check(drafts: Draft[]): Promise<ContentCheck> {
    const today = dubaiDay(new Date());
    const source = sourceOf(published, published.with(drafts), cache);
    const checked = checkFiles(source, today);
    const { content, mistakes } = checked;
    const old = oldValues(drafts, published.with(drafts)).map((one) => findingOf(one, new Map(), 'warning'));
    const notices = [...checked.notices, ...old, ...published.lost().map(lostFinding)];
    const causes = faultyDrafts(mistakes, drafts);
    const faulty = [...causes].map(versionOf);
    if (!content) {
      // The launch check needs readable content: run it without the faulty drafts.
      const { launch } = causes.size
        ? await check(drafts.filter((draft) => !causes.has(draft)))
        : { launch: [] };
      return { mistakes, notices, launch, faulty };
    }
    const photos = Object.keys(source.photos).map((file) => parse(file).name);
    const launch = launchTasks({ ...content, photos, today, siteUrl: process.env.SITE_URL });
    return { mistakes, notices, launch, faulty };
  }

  return {
    /**
     * Renders an address with drafts, and appends the editor to a page; undefined if there is no such page. Throws a Refusal that
     * lists mistakes.
     */
    async preview(
      drafts: Draft[],
      path: string,
      { mode = 'browse', day }: PreviewOptions = {},
    ): Promise<PreviewFile | undefined> {
      const { renderer } = await openProgram();
      const { content, locals, edited } = await stateOf(drafts, day);
      const address = renderer.addressesOf(locals.editions).find((one) => urlOf(fileOf(one.path)) === path);
      if (!address) return undefined;
      try {
        const file = fileOf(address.path);
        const render = async (route: string, input: App.Locals) => {
          const response = await renderer.render(route, input);
          if (!response.ok) throw new Error(`could not be rendered (${response.status})`);
          return Buffer.from(await response.arrayBuffer());
        };
        if (!file.endsWith('.html')) return { type: typeOf(file), body: await render(address.route, locals) };
        const edit = mode === 'edit' ? await edited() : undefined;
        const rendered = String(await render(address.route, edit?.locals ?? locals));
        const page = edit ? editPage(rendered, edit.fields) : { html: rendered, shown: undefined };
        // A page for wrong addresses has no address: its bar leads to the home page.
        const own = address.path.endsWith(NOT_FOUND)
          ? address.path.slice(0, -NOT_FOUND.length)
          : address.path;
        const preview: App.Locals['preview'] = edit ? 'edit' : 'browse';
        const editorLocals = { preview, editor: { path: own || routes.home, fields: page.shown } };
        const editor = String(await render('/site-editor', { ...locals, ...editorLocals })).replace(
          /^<!doctype[^>]*>/i,
          '',
        );
        const { html, policy } = preparePage(
          page.html.replace('</body>', () => `${editor}</body>`),
          true,
        );
        return { type: typeOf(file), body: Buffer.from(html), policy };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).syscall) throw error;
        throw refusalOf(PageError.on(address.path, error), content);
      }
    },

    /** Encodes drafted photos, so that previews and the publication find them in the cache. */
    async encode(drafts: Draft[]): Promise<void> {
      const { photos } = sourceOf(published, published.with(drafts), cache);
      const known = new Set(photosOf(published.state()).map(({ photo }) => photo));
      const drafted = Object.entries(photos).filter(([, { hash }]) => !known.has(hash));
      await encodePhotos(cache, Object.fromEntries(drafted));
    },

    /** Checks the content with drafts and runs the launch check. Renders no page. */
    check,

    /** The page that shows a field. */
    pageOf: async (drafts: Draft[], field: Pick<Draft, 'file' | 'path'>): Promise<string> =>
      (await pageIndex(await stateOf(drafts)))(field),

    /** The texts that contain a query, each with a page. Ignores case, accents and Arabic spelling variants. */
    async search(drafts: Draft[], query: string): Promise<FoundText[]> {
      const state = await stateOf(drafts);
      const wanted = searchable(query);
      // The words of the console are not on the site.
      const found = textsIn(state.content).filter(
        ({ file, text }) => !file.endsWith('/staff.yaml') && searchable(text).includes(wanted),
      );
      const pageOf = await pageIndex(state);
      return found.map((one) => ({ ...one, page: pageOf(one) }));
    },

    /** The facts that texts may mention in braces, by language: 'haircut.price' is 'AED 60'. */
    async factValues(): Promise<Record<string, Record<string, string>>> {
      const { content } = await stateOf([]).catch(() => ({ content: undefined }));
      const languages = Object.entries(content?.languages ?? {});
      return Object.fromEntries(languages.map(([locale, { values }]) => [locale, values]));
    },
  };
}
