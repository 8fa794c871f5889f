import type { Clock, Day } from '../../domain/dubai-time.ts';
import type { Edition } from '../../edition/edition.ts';
import type { Branch } from '../../edition/join/branches.ts';
import { named } from '../support/editions.ts';

/** The three branches in one language. */
export const branchesOf = ({ branches }: Edition) => ({
  alBarsha: named(branches, 'al-barsha'),
  barshaHeights: named(branches, 'barsha-heights'),
  jvc: named(branches, 'jvc'),
});

/** 'Open now · until 1:00 AM' */
export const openUntil = ({ words, fill, clock }: Edition, time: Clock) =>
  `${words.interface.badge.open} · ${fill(words.interface.badge.closesAt, { time: clock(time) })}`;

/** 'Closed now · opens 9:00 AM', or 'Closed now · opens Sun, 22 Nov, 9:00 AM' */
export function closedUntil({ words, fill, clock, tag }: Edition, time: Clock, on?: Day): string {
  const { closed, opensAt, opensOn } = words.interface.badge;
  const date = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const when = on
    ? fill(opensOn, { day: new Date(on).toLocaleDateString(tag, date), time: clock(time) })
    : fill(opensAt, { time: clock(time) });
  return `${closed} · ${when}`;
}

/** '2.4 km away' */
export const away = ({ words, fill }: Edition, km: string) => fill(words.interface.units.kmAway, { km });

/** 'Hello JK Masters JVC! I would like to book an appointment.' */
export const greetingOf = ({ words, fill }: Edition, { name }: Branch) =>
  fill(words.interface.greetings.branch, { branch: name });

/** Matches texts that begin with this one, with any kind of white space. */
export const beginningWith = (text: string) =>
  new RegExp(`^${text.split(/\s+/).map(RegExp.escape).join('\\s+')}`);
