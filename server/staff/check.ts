import { Problem } from '../http/problem.ts';
import type { StaffAuth } from './auth.ts';
import type { Patience } from './patience.ts';
import { RoomFull } from './waiting-room.ts';

const BUSY_S = 10;
export const tooManyPeople = () =>
  new Problem(503, `Too many people sign in right now. Please try again in ${BUSY_S} seconds.`, {
    'Retry-After': String(BUSY_S),
  });

/** Looks at a password when its turn has come; 503 where too many others wait. `freshHash` replaces an outdated one. */
export async function checkPassword(
  { checks, passwords }: StaffAuth,
  { rank, delayMs }: Patience,
  stored: string | undefined,
  password: string,
): Promise<{ right: boolean; freshHash?: string }> {
  try {
    return await checks.run({ rank, delayMs }, async () => {
      const right = await passwords.isRight(stored, password);
      const outdated = right && stored !== undefined && passwords.isOutdated(stored);
      return { right, ...(outdated && { freshHash: await passwords.hash(password) }) };
    });
  } catch (error) {
    if (!(error instanceof RoomFull)) throw error;
    throw tooManyPeople();
  }
}
