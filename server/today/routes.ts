import { Hono } from 'hono';
import type { Answer } from '../../contract/endpoint.ts';
import { mayUpdateToday } from '../../contract/rights.ts';
import type { staffApi } from '../../contract/staff.ts';
import { type StaffToday, type TodayChange, todayChange } from '../../contract/today.ts';
import type { Clock, Day } from '../../domain/dubai-time.ts';
import { hoursOn, type Timetable } from '../../domain/opening-hours.ts';
import { businessDay, isEarlier, WAITING_EXPIRES_MS } from '../../domain/today.ts';
import { readJson } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { writeAuditLog } from '../staff/audit-log.ts';
import type { StaffVariables } from '../staff/auth.ts';
import type { Site } from '../static/site.ts';
import type { BranchTodayTable } from '../store/schema.ts';

const statusOf = (row: BranchTodayTable, now: Date): StaffToday[string] => {
  const until = row.waitingAt ? Date.parse(row.waitingAt) + WAITING_EXPIRES_MS : 0;
  return {
    day: row.day,
    ...(row.waiting !== null &&
      until > +now && { waiting: { minutes: row.waiting, until: new Date(until).toISOString() } }),
    ...(row.closesEarly && { closesEarly: row.closesEarly }),
    closedToday: row.closedToday === 1,
    notice: JSON.parse(row.notice),
    off: JSON.parse(row.off),
    by: row.updatedBy,
    at: row.updatedAt,
  };
};

const branchOf = ({ branches }: Site, slug: string) => branches.find((branch) => branch.slug === slug);

/** The current status of every branch. A status ends with the business day of its branch. */
async function todayOf({ store, site, now }: Services): Promise<StaffToday> {
  const rows = await store.db.selectFrom('branchToday').selectAll().execute();
  return Object.fromEntries(
    rows.flatMap((row) => {
      const timetable = branchOf(site, row.branch)?.timetable;
      const isCurrent = timetable && row.day === businessDay(timetable, now());
      return isCurrent ? [[row.branch, statusOf(row, now())]] : [];
    }),
  );
}

/** Describes why a change is invalid; undefined if it is valid. */
function validate(
  change: TodayChange,
  { branch, timetable, day }: { branch: string; timetable: Timetable; day: Day },
  { barbers, reviewProblems: languages }: Site,
): string | undefined {
  const hours = hoursOn(timetable, day);
  if (change.closesEarly && !(hours && isEarlier(hours, change.closesEarly as Clock)))
    return 'closesEarly: must be after the branch opens and before it closes';
  const [foreign] =
    Object.entries(change.notice ?? {}).find(([language, text]) => text && !languages.has(language)) ?? [];
  if (foreign) return `notice: the site has no language ${foreign}`;
  const unknown = change.off?.find((id) => barbers.get(id)?.branchId !== branch);
  return unknown === undefined ? undefined : `off: ${unknown} does not work at this branch`;
}

const NO_STATUS = {
  waiting: null,
  waitingAt: null,
  closesEarly: null,
  closedToday: 0 as const,
  notice: '{}',
  off: '[]',
};

/** Updates only the given fields, so that concurrent changes do not overwrite each other. Deletes the status of another day. */
const update = (
  store: Services['store'],
  row: Pick<BranchTodayTable, 'branch' | 'day' | 'updatedBy' | 'updatedAt'>,
  given: TodayChange,
) =>
  store.db.transaction().execute(async (transaction) => {
    const { branch, day, updatedBy, updatedAt } = row;
    // Sent again without a value, after the first answer was lost or refused.
    if (!Object.keys(given).length) return;
    const { waiting, closesEarly, closedToday, notice, off } = given;
    const written = notice && Object.fromEntries(Object.entries(notice).filter(([, text]) => text));
    const change = {
      ...(waiting !== undefined && { waiting, waitingAt: waiting === null ? null : updatedAt }),
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
      .values({ ...row, ...NO_STATUS, ...change })
      .onConflict((conflict) => conflict.column('branch').doUpdateSet({ updatedBy, updatedAt, ...change }))
      .execute();
    const detail = { branch, today: given };
    await writeAuditLog(transaction, { actor: updatedBy, action: 'today', detail, at: updatedAt });
  });

/** For visitors: leaves out the author. */
export const todayRoutes = (services: Services) =>
  new Hono().get('/', async (context) => {
    const entries = Object.entries(await todayOf(services));
    context.header('Cache-Control', 'public, max-age=30');
    return context.json(
      Object.fromEntries(entries.map(([slug, { by: _, at: __, ...today }]) => [slug, today])),
    );
  });

export const staffTodayRoutes = (services: Services) =>
  new Hono<StaffVariables>()
    .get('/today', async (context) => {
      const { staff } = context.var;
      const entries = Object.entries(await todayOf(services));
      const own = Object.fromEntries(entries.filter(([slug]) => mayUpdateToday(staff, slug)));
      return context.json(own satisfies Answer<typeof staffApi.today>);
    })
    .put('/today/:branch', async (context) => {
      const { staff } = context.var;
      const branch = context.req.param('branch');
      const { site, store, now } = services;
      const { timetable } = branchOf(site, branch) ?? {};
      if (!timetable) throw new Problem(404, 'There is no such branch.');
      if (!mayUpdateToday(staff, branch)) throw new Problem(403, 'You do not work for this branch.');
      const change = await readJson(context.req.raw, todayChange);
      const at = now();
      const day = businessDay(timetable, at);
      const fault = validate(change, { branch, timetable, day }, site);
      if (fault) throw new Problem(422, fault);
      const row = { branch, day, updatedBy: staff.email, updatedAt: at.toISOString() };
      await update(store, row, change);
      const updated = (await todayOf(services))[branch];
      return context.json(updated satisfies Answer<typeof staffApi.todayOf, 'PUT'> | undefined);
    });
