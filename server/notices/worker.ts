import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { sendersOf } from './senders.ts';
import type { NoticeSettings } from './settings.ts';

const EVERY_MS = 5_000;
const MINUTE_MS = 60_000;
const LONGEST_MS = 6 * 60 * MINUTE_MS;

/** One, two, four minutes and so on, at most six hours. */
export const pauseAfter = (attempts: number) => Math.min(LONGEST_MS, MINUTE_MS * 2 ** (attempts - 1));

/** Sends what is owed; what cannot be sent now is tried again later, and no visitor ever waits for it. */
export async function sendNotices(
  store: Store,
  settings: NoticeSettings,
  log: Log,
  now = new Date(),
): Promise<void> {
  const senders = sendersOf(settings);
  for (const { id, channel, attempts, ...notice } of await store.notices.claim(now)) {
    const send = senders[channel];
    try {
      if (!send) throw new Error(`No settings for ${channel}`);
      await send({ id, channel, attempts, ...notice });
      await store.notices.sent(id);
    } catch (error) {
      log.warn('notice', {
        channel,
        attempts,
        error: error instanceof Error ? error.message : String(error),
      });
      await store.notices.postpone(id, new Date(+now + pauseAfter(attempts)));
    }
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
