import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { localPath, reviewPages } from '../../contract/routes.ts';
import { fieldId } from '../../domain/field-path.ts';
import { parseContent } from '../../edition/content/parse.ts';
import { readFolder } from '../../edition/from-folder.ts';
import { filesIn } from '../../release/files.ts';
import { releasesFolder } from '../../release/releases.ts';
import { readDefaults } from '../../server/changes/defaults.ts';
import { openContent } from '../../server/changes/fold.ts';
import { textsIn } from '../../server/changes/worker/edit-page.ts';
import { previewsOf } from '../../server/changes/worker/preview.ts';
import { allPages, decoded, dist } from '../support/dist.ts';
import { root } from '../support/sources.ts';

const content = join(root, 'content');
const MARKERS = /[\u{f0000}-\u{ffffd}]|%f3%b|\\udb[89ab]|&#/iu;

/** Fields that no page shows at present: unused plural forms and states, texts of the console and of generated files. */
const NOT_SHOWN = [
  /^facts\/photos|\/staff\.yaml/,
  /interface\.yaml:(numbers|replyTemplates|units|hours)\b|\.(zero|one|two|few|many|other)$/,
  /interface\.yaml:labels\.(rating|allBranches|googleReview)$/,
  /blog\.yaml:feed\.description$/,
  /branches\.yaml:(visit|gallery)\.|\/(branches|branch-pages|short-branches)\.yaml:default\./,
  /barber\.yaml:(branchLine|photoAlt|stats\.languages)$|review-pages\.yaml:problem\.reasons\.|booking\.yaml:calendar\./,
  /press-kit\.yaml:downloads\.dated$/,
  // States of a team too large for the home page, of a day with a break, of barbers with days off or languages, and of a single rating.
  /interface\.yaml:(badge\.opensAgain|rating\.labelAlone)$|\/team\.yaml:(back|offOn|inOn)$|booking\.yaml:off$|home\.yaml:team\.all$/,
];

type Parsed = { nodeName: string; value?: string; childNodes?: Parsed[] };
function textOf({ nodeName, value = '', childNodes = [] }: Parsed): string {
  if (['script', 'style', 'template'].includes(nodeName)) return '';
  return nodeName === '#text' ? value : childNodes.map(textOf).join('');
}
/** The text of a page without file sizes, because an edit render does not generate the fact sheet. */
const pageText = (body: Buffer) => textOf(parse(String(body)) as Parsed).replace(/\d+.(kB|كيلوبايت)/g, '');

test('an edit render has the text of the page without markers, and all edit renders together list every shown field', async () => {
  const { preview } = previewsOf(releasesFolder(), openContent(readDefaults()));
  const shown = new Set<string>();
  const errorPages = ['en', 'ar'].map((locale) => localPath(reviewPages.problem, locale));
  for (const path of [...allPages().map((page) => page.path), ...errorPages]) {
    const page = await preview([], path);
    const edited = await preview([], path, { mode: 'edit' });
    if (!page || !edited) throw new Error(`There is no preview of ${path}`);
    expect(pageText(edited.body), path).toBe(pageText(page.body));
    expect(MARKERS.exec(String(edited.body))?.[0], path).toBeUndefined();
    const [, fields = ''] = / data-fields="([^"]*)"/.exec(String(edited.body)) ?? [];
    for (const field of JSON.parse(decoded(fields))) shown.add(field);
  }
  const all = textsIn(parseContent(readFolder(content), '2026-11-25')).map(({ file, path }) =>
    fieldId(file, path),
  );
  const missing = all.filter((field) => !shown.has(field) && !NOT_SHOWN.some((known) => known.test(field)));
  expect(missing).toEqual([]);
});

test('published files contain no markers, editor attributes or editor script', async () => {
  const editor = (await filesIn(dist)).find((file) => /site-editor.*\.js$/.test(file)) ?? 'none';
  for (const file of (await filesIn(dist)).filter((one) => /\.(html|json|xml|txt)$/.test(one))) {
    const text = readFileSync(join(dist, file), 'utf8');
    for (const trace of ['data-edit', 'data-fields', 'site-editor', editor])
      expect(text.includes(trace), `${file}: ${trace}`).toBe(false);
    expect(/[\u{f0000}-\u{ffffd}]/u.test(text), file).toBe(false);
  }
});
