import { Hono } from 'hono';
import type { PlanEntry, publishingApi } from '../../contract/changes.ts';
import type { Answer } from '../../contract/endpoint.ts';
import { faultOfDays, type PlanDays, planDay } from '../../contract/plans.ts';
import type { Staff } from '../../contract/staff.ts';
import { addDays, dubaiDay } from '../../domain/dubai-time.ts';
import { valueAt } from '../../domain/field-path.ts';
import { readJson } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import type { StaffVariables } from '../staff/auth.ts';
import { cancelPlan } from './cancel-plan.ts';
import { shownChange } from './change.ts';
import { isSame } from './differences.ts';
import type { PublishedContent } from './fold.ts';
import type { ContentServices } from './keep-current.ts';
import { GONE } from './list.ts';
import { movePlan } from './move-plan.ts';
import { type Plan, rightsToPlan } from './plans.ts';
import { forbidden } from './save.ts';

const FAULTS = {
  empty: 'give a day',
  past: 'must not be in the past',
  order: 'must not be before the first day, or before today',
};

/** Throws 422 for invalid days. */
export function checkDays(days: PlanDays, now: Date): void {
  const fault = faultOfDays(days, dubaiDay(now));
  if (fault) throw new Problem(422, `${fault.field}: ${FAULTS[fault.reason]}`);
}

function entryOf({ id, day, by, mistakes, ...plan }: Plan, content: PublishedContent): PlanEntry {
  const changes = plan.changes.map(({ id, file, path, value, before: written }) => {
    const before = plan.undoes?.number ? written : (valueAt(content.live(file), path) ?? null);
    return {
      change: { ...shownChange({ file, path, before, value }), id },
      isReplaced: !isSame(before, written),
    };
  });
  return {
    ...{ id, by, mistakes, isEnd: plan.undoes !== null, day: plan.undoes ? addDays(day, -1) : day },
    replacesNewer: !plan.undoes && changes.some(({ isReplaced }) => isReplaced),
    changes: changes.map(({ change }) => change),
  };
}

/** Plans: lists them, moves them to another day and cancels them. */
export function planRoutes(services: ContentServices) {
  const { store, publishing, now } = services;
  const { content } = publishing;
  const visibleTo = async (staff: Staff) =>
    (await store.changes.plans()).filter((one) => rightsToPlan(staff, one, content).see);
  /** Throws without the right to do this with a plan, which its author can have lost. */
  async function find(staff: Staff, id: string, right: 'make' | 'withdraw'): Promise<Plan> {
    const plan = (await visibleTo(staff)).find((one) => one.id === id);
    if (!plan) throw new Problem(404, GONE);
    if (!rightsToPlan(staff, plan, content)[right]) throw forbidden(staff);
    return plan;
  }

  return new Hono<StaffVariables>()
    .get('/', async (context) => {
      const entries = (await visibleTo(context.var.staff)).map((one) => entryOf(one, content));
      return context.json({ entries } satisfies Answer<typeof publishingApi.plans>);
    })
    .put('/:id', async (context) => {
      const { id, undoes } = await find(context.var.staff, context.req.param('id'), 'make');
      const { day } = await readJson(context.req.raw, planDay);
      checkDays({ from: day, until: null }, now());
      await movePlan(services, id, undoes ? addDays(day, 1) : day);
      return context.json({ ok: true });
    })
    .delete('/:id', async (context) => {
      const { staff } = context.var;
      const plan = await find(staff, context.req.param('id'), 'withdraw');
      await cancelPlan(services, staff, plan, context.req.query('change'));
      return context.json({ ok: true });
    });
}
