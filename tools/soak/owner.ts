import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ContentState, type Publication, publishingApi, versionOf } from '../../contract/publishing.ts';
import { browserOf } from '../../tests/support/browser.ts';
import { until } from '../support/programs.ts';
import type { Rig } from './rig.ts';

const EMAIL = 'soak@example.com';
const MENU = 'facts/services.yaml';
/** Time for a publication on a busy machine, or for the recovery of an interrupted one. */
const ENDS_WITHIN_MS = 120_000;
const SEEN_WITHIN_MS = 10_000;

const priceIn = (menu: string) => Number(/id: haircut, price: (\d+)/.exec(menu)?.[1]);

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
    change: (value: number) =>
      send(publishingApi.drafts, { file: MENU, path: ['haircut', 'price'], value, seen: null }, 'PUT'),
    async publish() {
      const { drafts }: ContentState = await ask(publishingApi.content);
      return send(publishingApi.publish, { drafts: drafts.map(versionOf) });
    },
    ended() {
      const endedPublication = async () => {
        const { publication }: { publication: Publication } = await ask(publishingApi.publication);
        return publication.endedAt ? publication : undefined;
      };
      return until(endedPublication, ENDS_WITHIN_MS, 'The publication did not end in time');
    },
    /** Throws unless files, git history and site agree, and the draft exists only if it is not public. */
    async expectConsistent(price: number, state: Publication['state']) {
      const file = priceIn(readFileSync(join(env.CONTENT_DIR, MENU), 'utf8'));
      const show = ['-C', env.CONTENT_DIR, 'show', `HEAD:${MENU}`];
      const log = priceIn(execFileSync('git', show, { encoding: 'utf8' }));
      const { drafts }: ContentState = await ask(publishingApi.content);
      const isPublic = state === 'done';
      const found = `${state} with ${price}: files ${file}, log ${log}, ${drafts.length} drafts`;
      if (log !== file || (file === price) !== isPublic || drafts.length !== Number(!isPublic))
        throw new Error(found);
      await until(async () => (await visitorsPrice()) === file, SEEN_WITHIN_MS, `${found}, not the site`);
    },
  };
}
