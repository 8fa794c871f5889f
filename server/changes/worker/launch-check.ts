import type { Finding, LaunchTask } from '../../../contract/findings.ts';
import type { Day } from '../../../domain/dubai-time.ts';
import { type FieldPath, PHOTOS, valueAt } from '../../../domain/field-path.ts';
import { FIRST_LANGUAGE } from '../../../domain/format.ts';
import { passedExceptions } from '../../../domain/opening-hours.ts';
import { type ContentProblem, filesOf, findingOf, type Path, walk } from '../../../edition/content/errors.ts';
import type { Content } from '../../../edition/content/parse.ts';
import type { Facts, Words } from '../../../edition/schema/catalogue.ts';
import { visitFields } from '../../../edition/schema/words/branches.ts';
import { differingPrices } from './differing-prices.ts';

/** A task without its line in the file. */
type Task = ContentProblem & Pick<LaunchTask, 'kind'>;

/** '+971 4 000 000N' and '+971 50 000 000N' are not assigned; RFC 2606 reserves '.example'. */
const isPlaceholder = (value: unknown) =>
  typeof value === 'string' &&
  (/^\+971(4|50)0{6}\d$/.test(value.replace(/[\s()-]/g, '')) || /\.example\b/.test(value));

const contacts = (facts: Facts): Task[] =>
  Object.entries(facts).flatMap(([name, data]) =>
    walk(data)
      .filter(({ value }) => isPlaceholder(value))
      .map(({ path, value }) => ({
        kind: 'contact',
        file: `facts/${name}.yaml`,
        path,
        values: { value: String(value) },
        reason: "'{value}' is a placeholder",
        remedy: 'enter the real one',
      })),
  );

const NOT_PUBLIC = /(^|\.)(example|test|invalid|localhost|local)$|^[\d.]+$|^\[/;

/** A SITE_URL that visitors cannot reach, which only the operator can change. */
function siteUrlTasks(siteUrl = ''): Task[] {
  const url = URL.parse(siteUrl);
  if (url?.protocol === 'https:' && !NOT_PUBLIC.test(url.hostname)) return [];
  const reason = `SITE_URL is ${siteUrl ? `'${siteUrl}'` : 'not set'}, so links to the site are wrong in search engines`;
  const remedy = 'set SITE_URL=https://your.domain and start the server again';
  return [{ kind: 'operator', file: '', reason, remedy }];
}

/** Made-up people, words and figures. A text that is a sample in several languages is listed in the first of them. */
function samples({ facts, languages }: LaunchSubject): Task[] {
  const files = [
    ...filesOf('facts', { words: facts, articles: {} }),
    ...Object.entries(languages).flatMap(([locale, language]) => filesOf(locale, language)),
  ];
  const sampleFields = files.flatMap(({ file, data }) =>
    walk(data)
      .filter(({ path, value }) => value === true && /^(sample|dateSample)$/.test(String(path.at(-1))))
      .map(({ path }) => ({ file, path: path as FieldPath, data })),
  );
  const samplesByText = Map.groupBy(
    sampleFields,
    ({ file, path }) => `${file.replace(/^[a-z]{2,3}\//, '')}:${path}`,
  );
  return [...samplesByText.values()].flatMap(([mark]) => {
    if (!mark) return [];
    const { data, ...place } = mark;
    const { name, from } = valueAt(data, place.path.slice(0, -1)) as Record<string, unknown>;
    const named = name ?? from;
    return {
      kind: 'sample' as const,
      ...place,
      ...(typeof named === 'string' && { values: { name: named } }),
      reason: 'is made up',
      remedy: 'write the real one, and remove `sample`',
    };
  });
}

/** Claims of the business about itself, until the owner confirms that they are true. */
function claims({ facts: { business, branches }, languages }: LaunchSubject): Task[] {
  if (business.claimsConfirmed) return [];
  const file = 'facts/business.yaml';
  const claim = (file: string, path: Path, value: unknown): Task => ({
    kind: 'claim',
    file,
    path,
    values: { value: String(value) },
    reason: "says '{value}'",
    remedy: 'correct it, or mark the claims as confirmed',
  });
  const { tiers: _, ...figures } = business.claims;
  return [
    { kind: 'claim', file, path: ['claimsConfirmed'], reason: 'the claims below are not confirmed' },
    ...Object.entries(figures).map(([name, value]) => claim(file, ['claims', name], value)),
    ...branches.flatMap((branch, index) =>
      (['rating', 'reviews'] as const)
        .filter((field) => branch[field])
        .map((field) => claim('facts/branches.yaml', [index, field], branch[field])),
    ),
    ...Object.entries(languages[FIRST_LANGUAGE]?.articles ?? {}).flatMap(([slug, data]) =>
      walk(data)
        .filter(({ value }) => typeof value === 'string' && value.includes('#1'))
        .map(({ path, value }) => claim(`${FIRST_LANGUAGE}/articles/${slug}.mdx`, path, value)),
    ),
  ];
}

/** Questions of visitors that a branch does not answer yet. */
const questions = ({ languages }: LaunchSubject): Task[] =>
  Object.entries(languages[FIRST_LANGUAGE]?.words.branches?.items ?? {}).flatMap(([slug, { visit }]) =>
    visitFields
      .filter((field) => !visit[field])
      .map((field) => ({
        kind: 'question',
        file: `${FIRST_LANGUAGE}/branches.yaml`,
        path: ['items', slug, 'visit', field],
        reason: 'is not answered yet',
      })),
  );

/** Missing Google place ids, and exceptions to the opening hours that are over. */
const branchTasks = ({ facts, today }: LaunchSubject): Task[] =>
  facts.branches.flatMap(({ googlePlaceId, exceptions }, index) => {
    const file = 'facts/branches.yaml';
    const passed = passedExceptions(exceptions, today).map(({ from, until, reason }): Task => {
      const values = { value: reason[FIRST_LANGUAGE] ?? from, from, until };
      const over = '{value}, {from} to {until}, is over: remove it';
      return { kind: 'passed', file, path: [index, 'exceptions'], values, reason: over };
    });
    const reason = 'is missing, so no link leads to its Google reviews';
    const missing: Task = { kind: 'place', file, path: [index, 'googlePlaceId'], reason };
    return googlePlaceId ? passed : [missing, ...passed];
  });

/** Slots without a photo. The content check, not this one, reports photos that are too small. */
const missingPhotos = ({ facts, photos }: LaunchSubject): Task[] =>
  facts.photos
    .filter(({ slot }) => !photos.includes(slot))
    .map(({ slot, width, height, purpose, crop }) => ({
      kind: 'photo',
      file: PHOTOS,
      path: [slot, 'photo'],
      reason: `is missing, so a drawing is shown: ${width} x ${height} pixels. ${purpose}. ${crop}`,
    }));

export type LaunchSubject = Pick<Content, 'facts' | 'sources'> & {
  /** By language: the words of each file, and the front matter of each article by its slug. */
  languages: Record<string, { words: Partial<Words>; articles: Record<string, unknown> }>;
  siteUrl: string | undefined;
  today: Day;
  /** Photo slots that have a photo. */
  photos: readonly string[];
};

/** Lists everything that is still a placeholder, undecided or missing, blockers first. */
export function launchTasks(subject: LaunchSubject): LaunchTask[] {
  const { facts, siteUrl, sources } = subject;
  const taskOf =
    (level: Finding['level']) =>
    ({ kind, ...problem }: Task): LaunchTask => ({ ...findingOf(problem, sources, level), kind });
  const blockers = [
    ...contacts(facts),
    ...siteUrlTasks(siteUrl),
    ...samples(subject),
    ...(['price', 'minutes'] as const).flatMap((kind) =>
      differingPrices(facts, kind).map((problem) => ({ kind, ...problem })),
    ),
    ...claims(subject),
  ];
  const warnings = [...questions(subject), ...branchTasks(subject), ...missingPhotos(subject)];
  return [...blockers.map(taskOf('blocker')), ...warnings.map(taskOf('warning'))];
}

/** The report for the command line, and whether the site is ready to go live. */
export function launchReport(findings: Finding[]): { text: string; ready: boolean } {
  const blockers = findings.filter(({ level }) => level === 'blocker').length;
  const warnings = findings.length === blockers ? '' : ` Warnings (○): ${findings.length - blockers}.`;
  const verdict = `${blockers ? `Not ready to go live. Blockers (✗): ${blockers}.` : 'Ready to go live.'}${warnings}`;
  const lines = findings.map(({ level, text }) => `${level === 'blocker' ? '✗' : '○'} ${text}`);
  return { text: [...lines, verdict].join('\n'), ready: blockers === 0 };
}
