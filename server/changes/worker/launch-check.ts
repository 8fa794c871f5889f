import type { Finding, LaunchTask } from '../../../contract/findings.ts';
import { BRANCHES, BUSINESS, PHOTOS, TEAM } from '../../../domain/content-files.ts';
import type { Day } from '../../../domain/dubai-time.ts';
import { type FieldPath, valueAt } from '../../../domain/field-path.ts';
import { FIRST_LANGUAGE } from '../../../domain/format.ts';
import { passedExceptions } from '../../../domain/opening-hours.ts';
import { type ContentProblem, filesOf, findingOf, type Path, walk } from '../../../edition/content/errors.ts';
import type { Content } from '../../../edition/content/parse.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { visitFields } from '../../../edition/schema/words/branches.ts';
import { differingPrices } from './differing-prices.ts';

type Task = ContentProblem & Pick<LaunchTask, 'kind'>;

/** Kinds without which the site can go live. */
const MAY_WAIT: LaunchTask['kind'][] = ['question', 'place', 'passed', 'photo'];

/** '+971 4 000 000N' and '+971 50 000 000N' are not assigned; RFC 2606 reserves '.example'. */
const isPlaceholder = (value: string) =>
  /^\+971(4|50)0{6}\d$/.test(value.replace(/[\s()-]/g, '')) || /\.example\b/.test(value);

const NOT_PUBLIC = /(^|\.)(example|test|invalid|localhost|local)$|^[\d.]+$|^\[/;
function isPublic(siteUrl = ''): boolean {
  const url = URL.parse(siteUrl);
  return url?.protocol === 'https:' && !NOT_PUBLIC.test(url.hostname);
}

/** The task that a value of the content is by itself: a placeholder, a sample, or a claim that only the owner can confirm. */
function taskIn(file: string, path: Path, value: unknown, data: unknown): Task | undefined {
  const [first, second] = path;
  const isFact = file.startsWith('facts/');
  if (isFact && typeof value === 'string' && isPlaceholder(value))
    return { kind: 'contact', file, path, values: { value }, reason: "'{value}' is a placeholder" };
  if (value === true && /^(sample|dateSample)$/.test(String(path.at(-1)))) {
    const { name, from: named = name } = valueAt(data, path.slice(0, -1) as FieldPath) as Record<
      string,
      string
    >;
    return { kind: 'sample', file, path, ...(named && { values: { name: named } }), reason: 'is made up' };
  }
  if (value === false && first === 'claimsConfirmed')
    return { kind: 'claim', file, path, reason: 'the claims of the business are not confirmed' };
  const isClaim =
    (file === BUSINESS && first === 'claims' && path.length === 2 && second !== 'tiers') ||
    (file === BRANCHES && value !== 0 && (second === 'rating' || second === 'reviews')) ||
    (file.startsWith(`${FIRST_LANGUAGE}/articles/`) && String(value).includes('#1'));
  if (isClaim && typeof value !== 'object')
    return { kind: 'claim', file, path, values: { value: String(value) }, reason: "says '{value}'" };
  return undefined;
}

/** What a branch or the site does not say yet, or says too long. */
function gapsIn({ facts, languages, photos, today }: LaunchSubject): Task[] {
  const words = languages[FIRST_LANGUAGE]?.words.branches?.items ?? {};
  return [
    ...Object.entries(words).flatMap(([slug, { visit }]) =>
      visitFields
        .filter((field) => !visit[field])
        .map((field): Task => {
          const [file, path] = [`${FIRST_LANGUAGE}/branches.yaml`, ['items', slug, 'visit', field]];
          return { kind: 'question', file, path, reason: 'is not answered yet' };
        }),
    ),
    // Of made-up barbers there is nothing to ask.
    ...facts.team.flatMap(({ sample, languages }, index): Task[] =>
      sample || languages
        ? []
        : [{ kind: 'question', file: TEAM, path: [index, 'languages'], reason: 'is not answered yet' }],
    ),
    ...facts.branches.flatMap(({ googlePlaceId, exceptions }, index): Task[] => {
      const file = BRANCHES;
      const reason = 'is missing, so no link leads to its Google reviews';
      return [
        ...(googlePlaceId ? [] : [{ kind: 'place' as const, file, path: [index, 'googlePlaceId'], reason }]),
        ...passedExceptions(exceptions, today).map(({ from, until, reason }): Task => {
          const values = { value: reason[FIRST_LANGUAGE] ?? from, from, until };
          const over = '{value}, {from} to {until}, is over: remove it';
          return { kind: 'passed', file, path: [index, 'exceptions'], values, reason: over };
        }),
      ];
    }),
    // The content check, not this one, reports photos that are too small.
    ...facts.photos
      .filter(({ slot, drawn }) => !drawn && !photos.includes(slot))
      .map(({ slot, width, height, purpose, crop }): Task => {
        const reason = `is missing, so a drawing is shown: ${width} x ${height} pixels. ${purpose}. ${crop}`;
        return { kind: 'photo', file: PHOTOS, path: [slot, 'photo'], reason };
      }),
  ];
}

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
  const { facts, languages, siteUrl, sources } = subject;
  const files = [
    ...filesOf('facts', { words: facts, articles: {} }),
    ...Object.entries(languages).flatMap(([locale, language]) => filesOf(locale, language)),
  ];
  const found = files
    .flatMap(({ file, data }) => walk(data).map(({ path, value }) => taskIn(file, path, value, data)))
    .filter((task) => task !== undefined)
    .filter(({ kind }) => kind !== 'claim' || !facts.business.claimsConfirmed);
  /** A text that is a sample in several languages is listed in the first of them. */
  const keyOf = ({ file, path }: Task) => `${file.replace(/^[a-z]{2,3}\//, '')}:${path?.join()}`;
  const tasks: Task[] = [
    ...[...Map.groupBy(found, keyOf).values()].flatMap(([first]) => first ?? []),
    ...(['price', 'minutes'] as const).flatMap((kind) =>
      differingPrices(facts, kind).map((problem) => ({ kind, ...problem })),
    ),
    ...gapsIn(subject),
  ];
  if (!isPublic(siteUrl))
    tasks.unshift({
      kind: 'operator',
      file: '',
      reason: `SITE_URL is ${siteUrl ? `'${siteUrl}'` : 'not set'}, so links to the site are wrong in search engines`,
      remedy: 'set SITE_URL=https://your.domain and start the server again',
    });
  return tasks.map(({ kind, ...problem }) => {
    const level = MAY_WAIT.includes(kind) ? 'warning' : 'blocker';
    return { ...findingOf(problem, sources, level), kind };
  });
}

/** The report for the command line, and whether the site is ready to go live. */
export function launchReport(findings: Finding[]): { text: string; ready: boolean } {
  const blockers = findings.filter(({ level }) => level === 'blocker').length;
  const verdict = blockers ? `Not ready to go live. Blockers (✗): ${blockers}.` : 'Ready to go live.';
  const lines = findings.map(({ level, text }) => `${level === 'blocker' ? '✗' : '○'} ${text}`);
  return { text: [...lines, verdict].join('\n'), ready: blockers === 0 };
}
