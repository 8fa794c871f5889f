import { globSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { ContentCheck, Finding } from '../contract/findings.ts';
import type { Draft } from '../contract/publishing.ts';
import { type Day, dubaiDay } from '../domain/dubai-time.ts';
import type { Content } from '../edition/content/parse.ts';
import { digestOf } from '../publish/cache.ts';
import { fileOf, typeOf, urlOf } from '../publish/files.ts';
import { preparePage } from '../publish/page.ts';
import { openProgram } from '../publish/program.ts';
import { cacheIn, renderSite } from '../publish/publish.ts';
import { launchFindingsOf } from './launch-check.ts';
import { withoutCauses } from './left-out.ts';
import { inWords, type Places, refusalOf } from './publication.ts';
import { Refusal } from './refusal.ts';
import { checkSource, findingOfError, localsOf, readSource, sourceOf } from './source.ts';

export type PreviewFile = { type: string; body: Buffer; policy?: string };

/** How many states of drafts stay in memory. */
const KEPT = 4;

type Ready = { content: Content; locals: App.Locals };

/** Renders pages with drafts on request and checks drafts, without changing a content file. */
export function previewsOf({ content: folder, releases }: Places) {
  const cache = cacheIn(releases);
  const kept = new Map<string, Promise<Ready>>();

  const read = (drafts: Draft[], today: Day): Promise<Ready> =>
    readSource(sourceOf(folder, drafts), { cache, today, preview: true }).catch(async (error) => {
      throw await refusalOf(error, folder);
    });

  /** Reads the content with drafts once for every state of files and drafts. */
  function ready(drafts: Draft[]): Promise<Ready> {
    const today = dubaiDay(new Date());
    const times = globSync('**/*', { cwd: folder }).map((file) => [
      file,
      statSync(join(folder, file)).mtimeMs,
    ]);
    const key = digestOf(JSON.stringify([today, drafts.map(({ id, at }) => [id, at]), times]));
    const known = kept.get(key) ?? read(drafts, today);
    // A Map keeps insertion order: the entry used last moves to the end.
    kept.delete(key);
    kept.set(key, known);
    known.catch(() => kept.delete(key));
    for (const old of [...kept.keys()].slice(0, -KEPT)) kept.delete(old);
    return known;
  }

  async function check(drafts: Draft[], isQuick: boolean): Promise<ContentCheck> {
    const today = dubaiDay(new Date());
    try {
      const source = sourceOf(folder, drafts);
      const { content, mistakes, notices } = await checkSource(source, today);
      if (!content) {
        const { ready } = withoutCauses(mistakes, drafts);
        // The launch check needs content that can be read.
        const { launch } = ready.length < drafts.length ? await check(ready, true) : { launch: [] };
        return { mistakes, notices, launch };
      }
      const photos = Object.keys(source.photos).map((file) => parse(file).name);
      const launch = launchFindingsOf(content, photos, today);
      if (mistakes.length || isQuick) return { mistakes, notices, launch };
      const locals = await localsOf(content, source, { cache, today });
      const rendered = await renderSite(await openProgram(), cache, locals).catch((error) => error as Error);
      const problems =
        rendered instanceof Error ? [rendered] : rendered.problems.map((text) => new Error(text));
      return { mistakes: problems.map((error) => findingOfError(error, content)), notices, launch };
    } catch (error) {
      const refusal = await refusalOf(error, folder);
      if (!(refusal instanceof Refusal) || !refusal.mistakes.length) throw refusal;
      return { mistakes: refusal.mistakes, notices: [], launch: [] };
    }
  }

  return {
    /** Renders an address with drafts; undefined if the public file applies. Throws a Refusal that lists mistakes. */
    async preview(drafts: Draft[], path: string): Promise<PreviewFile | undefined> {
      const { renderer } = await openProgram();
      const { locals } = await ready(drafts);
      const address = renderer.addressesOf(locals.editions).find((one) => urlOf(fileOf(one.path)) === path);
      if (!address) {
        const name = path.startsWith('/_astro/') ? parse(path).base : '';
        const body = name && (await readFile(cache.pathOf(name)).catch(() => undefined));
        return body ? { type: typeOf(name), body } : undefined;
      }
      const response = await renderer.render(address.route, locals);
      const body = Buffer.from(await response.arrayBuffer());
      const file = fileOf(address.path);
      if (!file.endsWith('.html')) return { type: typeOf(file), body };
      const { html, policy } = preparePage(body.toString());
      return { type: typeOf(file), body: Buffer.from(html), policy };
    },

    /** Checks the content with drafts, unless quickly rendering included, and runs the launch check. */
    async check(drafts: Draft[], isQuick = false): Promise<ContentCheck> {
      const { mistakes, notices, launch } = await check(drafts, isQuick);
      const said = (findings: Finding[]) => inWords(findings, folder, drafts);
      return { mistakes: await said(mistakes), notices: await said(notices), launch: await said(launch) };
    },

    /** The facts that texts may mention in braces, by language: 'haircut.price' is 'AED 60'. */
    async factValues(): Promise<Record<string, Record<string, string>>> {
      const { content } = await ready([]).catch(() => ({ content: undefined }));
      const languages = Object.entries(content?.languages ?? {});
      return Object.fromEntries(languages.map(([locale, { values }]) => [locale, values]));
    },
  };
}
