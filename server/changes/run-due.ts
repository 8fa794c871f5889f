import type { Day } from '../../domain/dubai-time.ts';
import { valueAt } from '../../domain/field-path.ts';
import { staffOf } from '../staff/accounts.ts';
import { type Context, commit, type Made } from './commit.ts';
import { isSame } from './differences.ts';
import { inverseOf } from './inverse.ts';
import { isDue, type Plan, rightsToPlan } from './plans.ts';
import { refuseConflicts } from './publish-drafts.ts';
import { Refusal } from './refusal.ts';

/**
 * Publishes a plan on its day, unless another process was faster. An end was decided with its beginning: it happens whatever its
 * author has become, or an offer would stay for ever.
 */
export const runDue = (context: Context, { id, by, byId }: Plan, today: Day) =>
  commit(context, { id: byId, name: by, email: '' }, async (): Promise<Made | undefined> => {
    const { store, content } = context;
    const plans = await store.changes.plans();
    const plan = plans.find((one) => one.id === id && isDue(one, today));
    if (!plan) return undefined;
    if (plan.undoes)
      return { plan, changes: inverseOf(content, plan.undoes.number ?? 0), undoes: plan.undoes.number ?? 0 };
    if (plans.some(({ undoes, day }) => undoes?.id === id && day <= today))
      throw new Refusal('The server was not running on these days.');
    const member = (await store.staff.list()).find((one) => one.id === byId);
    if (!member || !rightsToPlan(staffOf(member), plan, content).make)
      throw new Refusal('{by} may no longer change this.', [], { by });
    // They replace the current public value, even if it has changed since they were written.
    const changes = plan.changes.flatMap((draft) => {
      const before = valueAt(content.live(draft.file), draft.path) ?? null;
      return isSame(before, draft.value) ? [] : { ...draft, before };
    });
    refuseConflicts(changes, content);
    return { plan, changes };
  });
