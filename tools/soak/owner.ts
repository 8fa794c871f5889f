import { setTimeout as sleep } from 'node:timers/promises';
import { type ContentState, publishingApi, versionOf } from '../../contract/changes.ts';
import { overlaps, valueAt } from '../../domain/field-path.ts';
import { browserOf } from '../../tests/support/browser.ts';
import { until } from '../support/programs.ts';
import type { Rig } from './rig.ts';

const EMAIL = 'soak@example.com';
const MENU = 'facts/services.yaml';
const SEEN_WITHIN_MS = 10_000;

/** Simulates an owner who changes prices. */
export async function owner({ origin, env, jk }: Rig) {
  await jk('staff', 'add', EMAIL, 'Soak', '--role', 'owner');
  /** Kept-alive connections may belong to the killed server. */
  async function request(path: string, init?: RequestInit, tries = 5): Promise<Response> {
    try {
      return await fetch(origin + path, init);
    } catch (error) {
      if (!tries) throw error;
      await sleep(500);
      return request(path, init, tries - 1);
    }
  }
  const browser = browserOf((path, init) => request(path, init));
  const answerOf = async (sent: Promise<Response>) => {
    const answer = await sent;
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const ask = (path: string) => answerOf(browser.ask(path));
  const send = (path: string, body: object, method?: string) => answerOf(browser.send(path, body, method));
  await answerOf(browser.signIn({ email: EMAIL, password: env.STAFF_PASSWORD }));
  const visitorsPrice = async () => {
    const list: { id: string; price: number }[] = await ask('/api/services');
    return list.find(({ id }) => id === 'haircut')?.price;
  };
  return {
    async change(value: number) {
      const path = ['haircut', 'price'];
      const { drafts }: ContentState = await ask(publishingApi.content);
      const seen = drafts.find((one) => one.file === MENU && overlaps(one.path, path))?.at ?? null;
      return send(publishingApi.drafts, { file: MENU, path, value, seen }, 'PUT');
    },
    async publish() {
      const { drafts }: ContentState = await ask(publishingApi.content);
      return send(publishingApi.publish, { drafts: drafts.map(versionOf) });
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
