import type { Publishing } from '../changes/keep-current.ts';
import type { Log } from '../log.ts';
import type { Mail } from '../mail/outbox.ts';
import type { PublishedLists } from '../reviews/published.ts';
import type { Site } from '../static/site.ts';
import type { Store } from '../store/store.ts';
import type { ClientKey } from './client.ts';

/** What the routes work with. */
export type Services = {
  site: Site;
  store: Store;
  log: Log;
  now: () => Date;
  /** Number of trusted proxies in front that append to X-Forwarded-For. */
  proxies: number;
  clientKey: ClientKey;
  published: PublishedLists;
  /** Reviews per client within ten minutes, and event batches per client within a minute. */
  reviewLimit: number;
  eventLimit: number;
  /** Without it, staff cannot edit the content. */
  publishing?: Publishing | undefined;
  /** Without it, the console shows invitation links instead of mailing them. */
  sendMail?: ((mail: Mail) => Promise<void>) | undefined;
};
