import { databaseAbsent } from './faults/database-absent.ts';
import { databaseFrozen } from './faults/database-frozen.ts';
import { databaseRestarts } from './faults/database-restarts.ts';
import { floods } from './faults/floods.ts';
import { foreignLock } from './faults/foreign-lock.ts';
import { fullDisk } from './faults/full-disk.ts';
import { kills } from './faults/kills.ts';
import { releaseSwitches } from './faults/release-switches.ts';
import { signInFlood } from './faults/sign-in-flood.ts';
import { silentClients } from './faults/silent-clients.ts';
import type { Fault } from './stage.ts';

const wait = (name: string, which: 'quietMs' | 'restMs'): Fault => ({
  name,
  run: async ({ plan }) => {
    await new Promise((resolve) => setTimeout(resolve, plan[which]));
    return `${plan[which] / 1_000} s`;
  },
});

/** Those that end the server come first: from `quiet` to `rest` it is one process, whose memory is compared. */
export const quiet = wait('quiet', 'quietMs');
export const rest = wait('rest', 'restMs');
export const faults: Fault[] = [
  kills,
  fullDisk,
  databaseAbsent,
  quiet,
  foreignLock,
  ...databaseRestarts,
  databaseFrozen,
  ...silentClients,
  ...floods,
  signInFlood,
  releaseSwitches,
  rest,
];
