import { Hono } from 'hono';
import { speaksFor } from '../../contract/staff.ts';
import { type StaffToday, type TodayChange, todayChange } from '../../contract/today.ts';
import type { Clock, Day } from '../../domain/dubai-time.ts';
import { hoursOn, type Timetable } from '../../domain/opening-hours.ts';
import { businessDay, isEarlier, WAITING_HOLDS_MS } from '../../domain/today.ts';
import { readJson } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import { writeAuditLog } from '../staff/audit-log.ts';
import type { StaffVariables } from '../staff/auth.ts';
import type { Site } from '../static/site.ts';
import type { BranchTodayTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

export type TodayDeps = { store: Pick<Store, 'db'>; site: Site; now: () => Date };

const saidIn = (row: BranchTodayTable, now: Date): StaffToday[string] => {
  const until = row.waitingAt ? Date.parse(row.waitingAt) + WAITING_HOLDS_MS : 0;
  return {
    day: row.day,
    ...(row.waiting !== null &&
      until > +now && { waiting: { minutes: row.waiting, until: new Date(until).toISOString() } }),
    ...(row.closesEarly && { closesEarly: row.closesEarly }),
    closedToday: row.closedToday === 1,
    notice: JSON.parse(row.notice),
    off: JSON.parse(row.off),
    by: row.saidBy,
    at: row.saidAt,
  };
};

const timetableOf = ({ branches }: Site, branch: string) =>
  branches.find(({ slug }) => slug === branch)?.timetable;

/** What holds now: of every branch, what was said on the day that it is in. */
async function todayOf({ store, site, now }: TodayDeps): Promise<StaffToday> {
  const rows = await store.db.selectFrom('branchToday').selectAll().execute();
  return Object.fromEntries(
    rows.flatMap((row) => {
      const timetable = timetableOf(site, row.branch);
      const holds = timetable && row.day === businessDay(timetable, now());
      return holds ? [[row.branch, saidIn(row, now())]] : [];
    }),
  );
}

/** What of a change cannot be, in words. */
function faultIn(
  change: TodayChange,
  { branch, timetable, day }: { branch: string; timetable: Timetable; day: Day },
  { barbers }: Site,
): string | undefined {
  const hours = hoursOn(timetable, day);
  if (change.closesEarly && !(hours && isEarlier(hours, change.closesEarly as Clock)))
    return 'closesEarly: must be after the branch opens and before it closes';
  const stranger = change.off?.find((id) => barbers.get(id)?.branchId !== branch);
  return stranger === undefined ? undefined : `off: ${stranger} does not work at this branch`;
}

const NOTHING_SAID = {
  ...{ waiting: null, waitingAt: null, closesEarly: null, closedToday: 0 as const },
  ...{ notice: '{}', off: '[]' },
};

type NamesFor = { branch: string; barber: (id: string) => string };

/** Each part of a change as the audit log says it. */
const inWords = (
  { waiting, closesEarly, closedToday, notice, off }: TodayChange,
  barber: NamesFor['barber'],
) =>
  [
    waiting !== undefined && (waiting === null ? 'no waiting time' : `${waiting} minutes of waiting`),
    closesEarly !== undefined && (closesEarly === null ? 'closes as usual' : `closes at ${closesEarly}`),
    closedToday !== undefined && (closedToday ? 'closed' : 'open'),
    notice && `notice '${Object.values(notice).filter(Boolean).join(' / ')}'`,
    off && (off.length ? `off: ${off.map(barber).join(', ')}` : 'all barbers work'),
  ].filter(Boolean);

/** Changes only what is named, so that two people at once lose nothing of each other's; what was said of another day goes. */
const say = (
  store: TodayDeps['store'],
  row: Pick<BranchTodayTable, 'branch' | 'day' | 'saidBy' | 'saidAt'>,
  given: TodayChange,
  names: NamesFor,
) =>
  store.db.transaction().execute(async (transaction) => {
    const { branch, day, saidBy, saidAt } = row;
    const { waiting, closesEarly, closedToday, notice, off } = given;
    const written = notice && Object.fromEntries(Object.entries(notice).filter(([, text]) => text));
    const change = {
      ...(waiting !== undefined && { waiting, waitingAt: waiting === null ? null : saidAt }),
      ...(closesEarly !== undefined && { closesEarly: closesEarly as Clock | null }),
      ...(closedToday !== undefined && { closedToday: closedToday ? (1 as const) : (0 as const) }),
      ...(written && { notice: JSON.stringify(written) }),
      ...(off && { off: JSON.stringify(off) }),
    };
    await transaction
      .deleteFrom('branchToday')
      .where('branch', '=', branch)
      .where('day', '!=', day)
      .execute();
    await transaction
      .insertInto('branchToday')
      .values({ ...row, ...NOTHING_SAID, ...change })
      .onConflict((conflict) => conflict.column('branch').doUpdateSet({ saidBy, saidAt, ...change }))
      .execute();
    const detail = `${names.branch}: ${inWords(given, names.barber).join(', ')}`;
    await writeAuditLog(transaction, { actor: saidBy, action: 'today', detail, at: saidAt });
  });

/** For visitors: who said it stays in the house. */
export const todayRoutes = (deps: TodayDeps) =>
  new Hono().get('/', async (context) => {
    const said = Object.entries(await todayOf(deps));
    context.header('Cache-Control', 'public, max-age=30');
    return context.json(Object.fromEntries(said.map(([slug, { by: _, at: __, ...today }]) => [slug, today])));
  });

export const staffTodayRoutes = (deps: TodayDeps) =>
  new Hono<StaffVariables>()
    .get('/', async (context) => {
      const { staff } = context.var;
      const said = Object.entries(await todayOf(deps));
      return context.json(Object.fromEntries(said.filter(([slug]) => speaksFor(staff, slug))));
    })
    .put('/:branch', async (context) => {
      const { staff } = context.var;
      const branch = context.req.param('branch');
      const timetable = timetableOf(deps.site, branch);
      if (!timetable) throw new Problem(404, 'There is no such branch.');
      if (!speaksFor(staff, branch)) throw new Problem(403, 'You do not work for this branch.');
      const change = await readJson(context.req.raw, todayChange);
      const at = deps.now();
      const day = businessDay(timetable, at);
      const fault = faultIn(change, { branch, timetable, day }, deps.site);
      if (fault) throw new Problem(422, fault);
      const names: NamesFor = {
        branch: deps.site.branches.find(({ slug }) => slug === branch)?.name ?? branch,
        barber: (id) => deps.site.barbers.get(id)?.name ?? id,
      };
      await say(deps.store, { branch, day, saidBy: staff.email, saidAt: at.toISOString() }, change, names);
      return context.json((await todayOf(deps))[branch]);
    });
