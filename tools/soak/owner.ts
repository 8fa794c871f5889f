import { setTimeout as sleep } from 'node:timers/promises';
import { type ContentState, publishingApi, versionOf } from '../../contract/publishing.ts';
import { valueAt } from '../../domain/field-path.ts';
import { until } from '../support/programs.ts';
import type { Rig } from './rig.ts';

const EMAIL = 'soak@example.com';
const MENU = 'facts/services.yaml';
const SEEN_WITHIN_MS = 10_000;

/** Simulates an owner who changes prices. */
export async function owner({ origin, env, jk }: Rig) {
  await jk('staff', 'add', EMAIL, 'Soak', '--role', 'owner');
  let cookie = '';
  const ask = async (path: string, method = 'GET', body?: object) => {
    const headers = { cookie, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
    const send = () =>
      fetch(origin + path, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
    // Retry once: a kept-alive connection may belong to the killed server.
    const answer = await send().catch(() => sleep(500).then(send));
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    cookie ||= answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    return answer.json();
  };
  await ask('/api/staff/auth/sign-in', 'POST', { email: EMAIL, password: env.STAFF_PASSWORD });
  const visitorsPrice = async () => {
    const list: { id: string; price: number }[] = await ask('/api/services');
    return list.find(({ id }) => id === 'haircut')?.price;
  };
  return {
    change: (value: number) =>
      ask(publishingApi.drafts, 'PUT', { file: MENU, path: ['haircut', 'price'], value, seen: null }),
    async publish() {
      const { drafts }: ContentState = await ask(publishingApi.content);
      return ask(publishingApi.publish, 'POST', { drafts: drafts.map(versionOf) });
    },
    /** Throws unless the draft exists only if it is not public, and visitors see what is. Returns whether it is public. */
    async expectConsistent(price: number): Promise<boolean> {
      const { drafts }: ContentState = await ask(publishingApi.content);
      const { live } = await ask(publishingApi.file(MENU));
      const published = valueAt(live, ['haircut', 'price']);
      const found = `with ${price}: published ${published}, ${drafts.length} drafts`;
      if (drafts.length !== Number(published !== price)) throw new Error(found);
      await until(
        async () => (await visitorsPrice()) === published,
        SEEN_WITHIN_MS,
        `${found}, not the site`,
      );
      return published === price;
    },
  };
}
