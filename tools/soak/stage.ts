import type { Copy } from './copy.ts';
import type { Engine, EngineName } from './engines.ts';
import type { Ledger } from './ledger.ts';
import type { Plan } from './plan.ts';

/** What a fault finds. */
export type Stage = {
  copy: Copy;
  engine: Engine;
  ledger: Ledger;
  plan: Plan;
  barbers: string[];
};

export type Fault = {
  name: string;
  /** Where it can happen, if not everywhere. */
  engine?: EngineName;
  /** Says what was done; throws when the server did not stand it. */
  run: (stage: Stage) => Promise<string>;
};
