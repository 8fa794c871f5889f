import { availableParallelism } from 'node:os';
import { staffCookies } from './cookies.ts';
import { type Passwords, passwordsAt } from './passwords.ts';
import { type WaitingRoom, waitingRoom } from './waiting-room.ts';

const SEATS = 32;

export type StaffAuth = {
  cookies: ReturnType<typeof staffCookies>;
  passwords: Passwords;
  checks: WaitingRoom;
};

type StaffAuthOptions = {
  /** Cookies travel over TLS alone. */
  secure: boolean;
  passwords?: Passwords;
  /** Sleeps so many milliseconds; tests need not. */
  wait?: (ms: number) => Promise<unknown>;
};

export const staffAuth = ({ secure, passwords = passwordsAt(), wait }: StaffAuthOptions): StaffAuth => ({
  cookies: staffCookies(secure),
  passwords,
  // A check fills a core for a fifth of a second: at most two at a time, and one core is left for the pages.
  checks: waitingRoom({
    atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
    seats: SEATS,
    ...(wait && { wait }),
  }),
});
