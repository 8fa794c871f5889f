import { MAX_RATING } from './ratings.ts';

type BranchTaps = {
  branch: string;
  pageViews: number;
  whatsapp: number;
  calls: number;
  directions: number;
};
export type BarberReviews = {
  barberId: string;
  published: number;
  average: number | null;
  /** Published reviews of three stars or fewer without a reply. */
  unanswered: number;
};

/** A recommendation that the shop can act on, derived from its figures. */
export type Advice =
  | { kind: 'unanswered'; barberIds: string[]; reviews: number }
  | { kind: 'lowRating'; barberId: string; reviews: number; average: number }
  | { kind: 'walkIns'; branch: string; directions: number; calls: number }
  | { kind: 'callers'; branch: string; directions: number; calls: number }
  | { kind: 'seenOnly'; branch: string; pageViews: number; contacts: number };

/** Below these counts a pattern is noise. */
const MINIMUM = { taps: 5, reviews: 5, views: 50 };
const MAX_ADVICE = 4;
/** One kind of contact dominates if it is at least this many times as frequent as the other. */
const DOMINANT_RATIO = 4;
const LOW_AVERAGE = 4;
/** A branch page that leads fewer of its visitors than this to a contact needs attention. */
const LOW_CONTACT_PERCENT = 2;

/** At most one recommendation per branch. */
function branchAdvice({ branch, pageViews, whatsapp, calls, directions }: BranchTaps): Advice[] {
  const contacts = whatsapp + calls + directions;
  if (directions >= MINIMUM.taps && directions >= DOMINANT_RATIO * calls)
    return [{ kind: 'walkIns', branch, directions, calls }];
  if (calls >= MINIMUM.taps && calls >= DOMINANT_RATIO * directions)
    return [{ kind: 'callers', branch, directions, calls }];
  if (pageViews >= MINIMUM.views && contacts * 100 < pageViews * LOW_CONTACT_PERCENT)
    return [{ kind: 'seenOnly', branch, pageViews, contacts }];
  return [];
}

/** The most important recommendations from branch and barber figures, unhappy visitors first. */
export function adviceOf(branches: readonly BranchTaps[], barbers: readonly BarberReviews[]): Advice[] {
  const unanswered = barbers.filter((barber) => barber.unanswered > 0);
  const reviews = unanswered.reduce((sum, barber) => sum + barber.unanswered, 0);
  const all: Advice[] = reviews
    ? [{ kind: 'unanswered', barberIds: unanswered.map(({ barberId }) => barberId), reviews }]
    : [];
  const rated = barbers.map(({ average, ...barber }) => ({ ...barber, average: average ?? MAX_RATING }));
  const [lowest] = rated
    .filter(({ published, average }) => published >= MINIMUM.reviews && average < LOW_AVERAGE)
    .sort((a, b) => a.average - b.average);
  if (lowest) {
    const { barberId, published, average } = lowest;
    all.push({ kind: 'lowRating', barberId, reviews: published, average });
  }
  return [...all, ...branches.flatMap(branchAdvice)].slice(0, MAX_ADVICE);
}
