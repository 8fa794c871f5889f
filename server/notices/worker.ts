import type { Log } from '../log.ts';
import { LEASE_MS, type Notice } from '../store/notices.ts';
import type { Store } from '../store/store.ts';
import { type Send, sendersOf } from './senders.ts';
import type { NoticeSettings } from './settings.ts';

const EVERY_MS = 5_000;
const MINUTE_MS = 60_000;
const LONGEST_MS = 6 * 60 * MINUTE_MS;

/** One, two, four minutes and so on, at most six hours. */
export const pauseAfter = (attempts: number) => Math.min(LONGEST_MS, MINUTE_MS * 2 ** (attempts - 1));

/** Sends one notice, which nobody else takes however long that lasts. */
async function sendOne(store: Store, notice: Notice, send: Send | undefined, log: Log, clock: () => Date) {
  const { channel, attempts } = notice;
  const renewing = setInterval(
    () => store.notices.renew(notice, clock()).catch((error) => log.warn('notice', { error: String(error) })),
    LEASE_MS / 3,
  );
  try {
    if (!send) throw new Error(`No settings for ${channel}`);
    await send(notice);
    await store.notices.sent(notice);
  } catch (error) {
    log.warn('notice', { channel, attempts, error: error instanceof Error ? error.message : String(error) });
    await store.notices.postpone(notice, new Date(+clock() + pauseAfter(attempts)));
  } finally {
    clearInterval(renewing);
  }
}

/** Sends what is owed, one by one; what cannot be sent now is tried again later, and no visitor ever waits for it. */
export async function sendNotices(
  store: Store,
  settings: NoticeSettings,
  log: Log,
  clock = () => new Date(),
): Promise<void> {
  const senders = sendersOf(settings);
  for (;;) {
    const notice = await store.notices.claim(clock());
    if (!notice) return;
    await sendOne(store, notice, senders[notice.channel], log, clock);
  }
}

/** Looks every five seconds; gives the way to stop it. */
export function keepNoticing(store: Store, settings: NoticeSettings, log: Log): () => void {
  if (!settings.mail && !settings.webhook) return () => {};
  let busy = false;
  const timer = setInterval(async () => {
    if (busy) return;
    busy = true;
    await sendNotices(store, settings, log).catch((error) => log.error('notices', { error: String(error) }));
    busy = false;
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
