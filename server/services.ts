import type { ClientKey } from './http/client.ts';
import type { LimitStore } from './http/limits.ts';
import type { Log } from './log.ts';
import type { Site } from './static/site.ts';
import type { BaseStore } from './store/store.ts';

/** What the routes of every feature work with. `Parts` are the parts of the store that a feature uses. */
export type Services<Parts = unknown> = {
  site: Site;
  store: BaseStore & { limits: LimitStore } & Parts;
  log: Log;
  now: () => Date;
  /** Number of trusted proxies in front that append to X-Forwarded-For. */
  proxies: number;
  clientKey: ClientKey;
};
