import type { Change } from '../../changes/change.ts';
import type { PublishedContent } from '../../changes/published-content.ts';
import { undoingChanges } from '../../changes/undo.ts';
import type { Draft } from '../../contract/changes.ts';
import type { ComingDays, PriceDays } from '../../contract/coming.ts';
import type { Finding } from '../../contract/findings.ts';
import type { Staff } from '../../contract/staff.ts';
import { addDays, type Day } from '../../domain/dubai-time.ts';
import { fieldId, overlaps } from '../../domain/field-path.ts';
import { pick } from '../../domain/lists.ts';
import { Problem } from '../http/problem.ts';
import { mayEdit } from './permissions.ts';

/** Changes with a day: `drafts` that wait for `from`, or a `publication` that is undone on `until`. */
export type Coming = {
  id: string;
  from: Day;
  until: Day | null;
  publication: number | null;
  by: string;
  byId: string;
  /** Why it was not carried out on its day. It is retried only after its days have changed. */
  mistakes: Finding[];
  drafts: Draft[];
};

/** The changes that will be published, or those that will be taken back. */
export const changesOf = ({ publication, drafts }: Coming, content: PublishedContent): Change[] =>
  publication === null ? drafts : content.of(publication);

/** Whether the account may edit every change. */
export const mayEditComing = (staff: Staff, coming: Coming, content: PublishedContent) =>
  changesOf(coming, content).every((change) => mayEdit(staff, change, content, coming.drafts));

/** The next day on which the server publishes or takes back its changes. */
export const nextDay = ({ publication, from, until }: Coming) =>
  publication === null ? from : (until ?? from);

export const isDue = (coming: Coming, today: Day) => !coming.mistakes.length && nextDay(coming) <= today;

/** When prices change, by field, for search engines. Only the next change of a field counts. */
export function priceDaysOf(all: Coming[], content: PublishedContent, today: Day): PriceDays {
  const days = all.toReversed().flatMap((coming): [string, PriceDays[string]][] => {
    const { from, until, mistakes } = coming;
    if (mistakes.length || (until ?? '9999') <= today) return [];
    const last = from > today ? from : until;
    const known = {
      ...(from <= today && { validFrom: from }),
      ...(last && { priceValidUntil: addDays(last, -1) }),
    };
    return changesOf(coming, content).map(({ file, path }) => [fieldId(file, path), known]);
  });
  return Object.fromEntries(days);
}

/** The changes that will be made until a later day, as drafts for a preview by an account that may edit them. */
export function draftsUntil(day: Day, staff: Staff, all: Coming[], content: PublishedContent): Draft[] {
  return all.flatMap((coming): Draft[] => {
    const { publication, drafts, from, until } = coming;
    if (!mayEditComing(staff, coming, content)) return [];
    const hasEnded = until !== null && until <= day;
    if (publication === null) return hasEnded || from > day ? [] : drafts;
    if (!hasEnded) return [];
    try {
      const changes = undoingChanges(content, { publication }, undefined);
      return changes.map((change) => ({ ...change, ...pick(coming, 'id', 'by', 'byId'), at: until }));
    } catch {
      // A later change of the same field prevents the undo.
      return [];
    }
  });
}

/** Throws if a field has another planned change during these days. A plan without a last day never ends. */
export function refuseOverlap(
  { from, until }: ComingDays,
  changes: Change[],
  others: Coming[],
  content: PublishedContent,
): void {
  for (const other of others) {
    const isApart = (until ?? '9999') <= other.from || (other.until ?? '9999') <= (from ?? '');
    const same = changesOf(other, content).find((one) =>
      changes.some(({ file, path }) => file === one.file && overlaps(path, one.path)),
    );
    if (isApart || !same) continue;
    const { by, from: first, until: last } = other;
    throw new Problem(
      409,
      '{by} already changes this from {from} until {until}. Choose other days, or cancel that under “Coming” first:',
      {
        values: { by, from: first, until: last ?? 'further notice' },
        draft: { at: '', ...same, ...pick(other, 'id', 'by', 'byId') },
      },
    );
  }
}
