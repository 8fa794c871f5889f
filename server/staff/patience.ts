import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { ClientKey } from '../http/client.ts';
import { tooMany } from '../http/limits.ts';
import type { Store } from '../store/store.ts';
import { tooManyPeople } from './check.ts';
import type { WaitingRoom } from './waiting-room.ts';

const QUARTER_MS = 15 * 60_000;
const MOST_TRIES = 30;
const MOST_OF_CLIENT = 60;
/** Tries that cost no time: of one client or device for one account, and of all strangers for it. */
const FREE_TRIES = 5;
const FREE_OF_STRANGERS = 20;
const LONGEST_MS = 8_000;

/** Before the password is looked at: 1, 2, 4 and then 8 seconds for every try that is not free. */
export const delayOf = (tries: number, free: number): number =>
  tries <= free ? 0 : Math.min(1_000 * 2 ** (tries - free - 1), LONGEST_MS);

export type Patience = {
  /** Who goes first where several wait: known devices, then clients by how often they tried. */
  rank: number;
  delayMs: number;
  /** The password was right: its owner need not wait for what he mistyped. */
  forget: () => Promise<void>;
};

/** `knownAs`: a device that has signed in to this account before. */
export type Attempt = { email: string; knownAs?: string | undefined };

/**
 * Counts a try to sign in and says how long it waits. Nobody is shut out by others: a known device has a count of its
 * own, a stranger one with the account; what strangers try together only makes strangers wait.
 */
export function patience(
  store: Store,
  clientKey: ClientKey,
  hasRoomFor: WaitingRoom['hasRoomFor'],
  now: () => Date,
) {
  let secret: Promise<string> | undefined;
  const accountKey = async (email: string) => {
    // Keyed, because people type passwords into the wrong field.
    secret ??= store.settings.getOrMake('sign-in-key', () => randomBytes(32).toString('base64url'));
    return createHmac('sha256', await secret)
      .update(email)
      .digest('base64url');
  };
  const refuse = (resetsAt: Date) => tooMany(resetsAt, now(), 'attempts');
  const count = async (key: string, most: number): Promise<number> => {
    const { count: tries, resetsAt } = await store.limits.count(key, QUARTER_MS, now());
    if (tries > most) throw refuse(resetsAt);
    return tries;
  };
  /** A flood must cost less to refuse than to take: nothing is written for who will be refused anyway. */
  const refuseEarly = async (key: string): Promise<void> => {
    const known = await store.limits.current(key, QUARTER_MS, now());
    if (known && known.count >= MOST_OF_CLIENT) throw refuse(known.resetsAt);
    if (!hasRoomFor((known?.count ?? 0) + 1)) throw tooManyPeople();
  };

  return async (context: Context, { email, knownAs }: Attempt): Promise<Patience> => {
    const account = await accountKey(email);
    if (knownAs) {
      const own = `device:${knownAs}:${account}`;
      const tries = await count(own, MOST_TRIES);
      return { rank: 0, delayMs: delayOf(tries, FREE_TRIES), forget: () => store.limits.forget(own) };
    }
    const keyFor = (purpose: string) => clientKey(context, { purpose });
    const client = await keyFor('sign-in');
    await refuseEarly(client);
    const rank = await count(client, MOST_OF_CLIENT);
    const own = await keyFor(`sign-in:${account}`);
    const tries = await count(own, MOST_TRIES);
    const ofStrangers = await count(`strangers:${account}`, Number.POSITIVE_INFINITY);
    return {
      rank,
      delayMs: Math.max(delayOf(tries, FREE_TRIES), delayOf(ofStrangers, FREE_OF_STRANGERS)),
      forget: () => store.limits.forget(own),
    };
  };
}
