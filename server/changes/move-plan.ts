import type { Day } from '../../domain/dubai-time.ts';
import { Problem } from '../http/problem.ts';
import type { ContentServices } from './keep-current.ts';
import { GONE, inList } from './list.ts';
import { plansIn, refuseOverlap, spansOf } from './plans.ts';

/** Moves a plan to another day. Throws if it would be taken back before it begins, or if another plan is in the way. */
export const movePlan = ({ store }: ContentServices, id: string, day: Day): Promise<void> =>
  inList(store.db, async (transaction) => {
    const plans = (await plansIn(transaction)).map((one) => {
      const moved = one.id === id ? { ...one, day } : one;
      return one.undoes?.id === id ? { ...moved, undoes: { ...one.undoes, from: day } } : moved;
    });
    const plan = plans.find((one) => one.id === id);
    if (!plan) throw new Problem(404, GONE);
    const first = plan.undoes?.id ?? id;
    const [from, until] = plan.undoes
      ? [plan.undoes.from, day]
      : [day, plans.find(({ undoes }) => undoes?.id === id)?.day];
    if (until && until <= from) throw new Problem(422, 'day: must not be before the first day');
    const { changes } = plan;
    const others = spansOf(plans.filter((one) => one.id !== first && one.undoes?.id !== first));
    refuseOverlap({ from, until: until ?? null, changes }, others);
    const moved = transaction.updateTable('publications').set({ day, mistakes: null });
    await moved.where('id', '=', id).where('number', 'is', null).execute();
  });
