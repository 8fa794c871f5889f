import type { Day } from '../../domain/dubai-time.ts';
import type { BarberFacts, BranchFacts } from '../schema/facts.ts';
import { type ContentProblem, walk } from './errors.ts';

/** Files in which branch names are literal, because each text belongs to one branch or district. */
const OWN_FILES = /^\w+\/(branches|areas|branch-pages|short-branches)\.yaml$/;
/** Keywords and names of photos, which are not checked. */
const IGNORED_KEYS = /^(keywords|branch-[\w-]+)$/;
/** Defines how a language writes barbers' names. */
const TEAM_FILE = /^\w+\/team\.yaml$/;

type Named = { name: string; otherName?: { text: string } };
export type NamedBranch = BranchFacts & Named;
export type NamedBarber = BarberFacts & Named;

/** In Arabic 'and', 'in' and 'for' are prefixes of the following word. */
const patternOf = (...names: string[]) =>
  new RegExp(`(?<!\\p{L})[وفبكل]{0,2}(?:${names.map(RegExp.escape).join('|')})(?!\\p{L})`, 'u');
const namesOf = ({ name, otherName }: Named) => (otherName ? [name, otherName.text] : [name]);

/** Branches and barbers with a past or future last day, and how to fix a text that names them. */
const leavingFrom = (branches: readonly NamedBranch[], team: readonly NamedBarber[], today: Day) =>
  [
    ...branches.map((branch) => ({
      name: branch.name,
      names: [...namesOf(branch), branch.shortName],
      braces: `{${branch.slug}.`,
      last: branch.lastDay,
      status: ['which has closed', 'which closes'],
      remedy: 'write it without that branch',
      own: OWN_FILES,
    })),
    ...team.map((barber) => ({
      name: barber.name,
      names: namesOf(barber),
      braces: undefined,
      last: barber.left,
      status: ['who has left', 'who leaves'],
      remedy: 'write it without him',
      own: TEAM_FILE,
    })),
  ].flatMap(({ last, names, status: [gone, goes], ...one }) => {
    const status = last && last < today ? gone : `${goes} after {last}`;
    return last === undefined ? [] : { ...one, last, status, pattern: patternOf(...names) };
  });

/** Reports texts that name a branch or barber with a last day. */
export function nameNotices(
  file: string,
  data: unknown,
  branches: readonly NamedBranch[],
  team: readonly NamedBarber[],
  today: Day,
): ContentProblem[] {
  const leaving = leavingFrom(branches, team, today).filter(({ own }) => !own.test(file));
  return walk(data).flatMap(({ path, value: text }): ContentProblem[] => {
    if (typeof text !== 'string' || path.some((key) => IGNORED_KEYS.test(String(key)))) return [];
    const at = { file, path };
    const named = leaving.filter(
      ({ pattern, braces }) => (braces && text.includes(braces)) || pattern.test(text),
    );
    return named.map(({ name, status, last, remedy }) => ({
      ...at,
      reason: `names {name}, ${status}`,
      values: { name, last },
      remedy,
    }));
  });
}
