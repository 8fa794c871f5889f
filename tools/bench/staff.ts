import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Draft, publishingApi, versionOf } from '../../contract/changes.ts';
import { BRANCHES, SERVICES, TEAM } from '../../domain/content-files.ts';
import { addDays, dubaiDay } from '../../domain/dubai-time.ts';
import type { Change } from '../../domain/field-path.ts';
import { releasesFolder } from '../../release/releases.ts';
import { openStore } from '../../server/app/store.ts';
import { planRow } from '../../server/changes/plans.ts';
import { addStaff } from '../../server/staff/accounts.ts';
import { rowOf } from '../../server/store/changes-tables.ts';
import { browserOf, STAFF } from '../../tests/support/browser.ts';
import { until } from '../support/programs.ts';
import { startServer } from '../support/server-process.ts';
import { median, type Options, type Row } from './pages.ts';

const YEARS_OF_USE = { publications: 3_000, plans: 60, barbers: 180 };
const MANAGER = { ...STAFF, email: 'jvc@example.com', name: 'Manager of JVC' };
/** How many publications the manager asks for while the owner publishes. */
const WAITING = 40;
const today = dubaiDay(new Date());

const barber = (index: number): Change => {
  const fields = {
    title: 'senior',
    branch: 'jvc',
    years: 5,
    specialties: ['skin-fade', 'low-fade'],
    sample: true,
  };
  const id = `barber-${index}`;
  return { file: TEAM, path: [id], value: { id, name: id, ...fields }, before: null };
};
const price = (value: number): Change => ({ file: SERVICES, path: ['haircut', 'price'], value, before: 60 });
const closed = (index: number): Change => {
  const day = addDays(today, 2 * index + 40);
  const value = { from: day, until: day, closed: true, reason: { en: 'Inventory', ar: 'جرد' } };
  return { file: BRANCHES, path: ['jvc', 'exceptions'], value: [value], before: [] };
};

/** Fills a store as after years of use, and adds the accounts of an owner and of a branch manager. */
async function fill(dataDir: string): Promise<void> {
  await using store = await openStore({ dataDir });
  await addStaff(store, { ...STAFF, role: 'owner' });
  await addStaff(store, { ...MANAGER, role: 'branch', branches: ['jvc'], writes: false });
  const by = { by: STAFF.name, byId: '', at: new Date().toISOString() };
  const add = async (changes: Change[], row: Partial<ReturnType<typeof planRow>>) => {
    const publication = { ...planRow({ id: '', name: STAFF.name }, null), ...row };
    await store.db.insertInto('publications').values(publication).execute();
    const rows = changes.map((change, position) =>
      rowOf({ ...change, ...by, id: randomUUID() }, publication.id, position),
    );
    await store.db.insertInto('changes').values(rows).execute();
    return publication.id;
  };
  const barbers = Array.from({ length: YEARS_OF_USE.barbers }, (_, index) => barber(index));
  await add(barbers, { number: 1 });
  for (let number = 2; number <= YEARS_OF_USE.publications; number += 1)
    await add([price(60 + (number % 7))], { number });
  for (let index = 0; index < YEARS_OF_USE.plans; index += 2) {
    const undoes = await add([closed(index)], { day: addDays(today, 2 * index + 30) });
    const end = planRow({ id: '', name: STAFF.name }, addDays(today, 2 * index + 31), undoes);
    await store.db.insertInto('publications').values(end).execute();
  }
}

/** The longest wait for /healthz while a task runs, in ms: what holds the server's one thread delays every visitor. */
async function longestWait(origin: string, task: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  const running = task().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const began = performance.now();
    await (await fetch(`${origin}/healthz`)).text();
    longest = Math.max(longest, performance.now() - began);
  }
  await running;
  return longest;
}

/**
 * Measures a server after years of use: how long an owner's publication takes, alone and beside those of a manager, and how long
 * each request of staff delays visitors.
 */
export async function staff({ runs }: Options): Promise<Row[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'jk-masters-bench-'));
  const dataDir = join(folder.path, 'data');
  const releases = join(folder.path, 'releases');
  cpSync(releasesFolder(), releases, { recursive: true, verbatimSymlinks: true });
  await fill(dataDir);
  await using server = await startServer({ RELEASES_DIR: releases }, dataDir);
  const browser = () => browserOf((path, init) => fetch(server.origin + path, init));
  const [owner, manager] = [browser(), browser()];
  await owner.signIn();
  await manager.signIn(MANAGER);

  type Account = typeof owner;
  async function ask(by: Account, path: string, init?: RequestInit): Promise<string> {
    const answer = await by.ask(path, init);
    const body = await answer.text();
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${body}`);
    return body;
  }
  const send = (by: Account, path: string, body: unknown, method = 'POST') =>
    ask(by, path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const save = async (by: Account, { file, path, value }: Change): Promise<Draft> =>
    JSON.parse(await send(by, publishingApi.drafts, { file, path, value, seen: null }, 'PUT'));
  async function publish(by: Account, draft: Draft): Promise<void> {
    const answer = await send(by, publishingApi.publish, { drafts: [versionOf(draft)] });
    if (JSON.parse(answer).state !== 'done') throw new Error(answer);
  }
  // The first rendering draws the link pictures of all barbers, which no later one does.
  const isRendered = async () => {
    const { publication } = await (await fetch(`${server.origin}/healthz`)).json();
    return publication === YEARS_OF_USE.publications;
  };
  await until(isRendered, 600_000, 'The site of 180 barbers was not rendered');
  let value = 20;
  /** Seconds until the owner's new price is public. */
  const publishPrice = async (): Promise<number> => {
    value += 1;
    const draft = await save(owner, price(value));
    const began = performance.now();
    await publish(owner, draft);
    return (performance.now() - began) / 1_000;
  };
  const seconds = { alone: [] as number[], beside: [] as number[] };
  for (let round = 0; round < runs; round += 1) {
    seconds.alone.push(await publishPrice());
    const drafts: Draft[] = [];
    for (let index = 0; index < WAITING; index += 1)
      drafts.push(
        await save(manager, { ...barber(index), path: [`barber-${index}`, 'years'], value: 6 + round }),
      );
    // An account has four requests at once. The server closes the connections of those that wait longer than 20 s.
    const waiting = Promise.allSettled(drafts.map((draft) => publish(manager, draft)));
    seconds.beside.push(await publishPrice());
    await waiting;
  }

  const requests: Record<string, () => Promise<unknown>> = {
    'no request': () => new Promise((resolve) => setTimeout(resolve, 500)),
    content: () => ask(owner, publishingApi.content),
    'a file': () => ask(owner, publishingApi.file(TEAM)),
    'the history': () => ask(owner, publishingApi.history),
    'the plans': () => ask(owner, publishingApi.plans),
    'a draft': () =>
      save(owner, { ...barber(0), path: [`barber-${YEARS_OF_USE.barbers - ++value}`, 'years'], value }),
    'the check': () => ask(owner, publishingApi.check),
    'a download of all files': () => ask(owner, publishingApi.zip),
    'a search': () => ask(owner, publishingApi.search('haircut')),
    'a preview of a later day': async () => {
      const preview = publishingApi.preview({ mode: 'browse', day: addDays(today, 90), to: '/services' });
      await ask(owner, preview, { redirect: 'manual' });
      await ask(owner, '/services');
    },
  };
  const waits: Row[] = [];
  for (const [what, task] of Object.entries(requests)) {
    const longest: number[] = [];
    for (let round = 0; round < runs; round += 1) longest.push(await longestWait(server.origin, task));
    waits.push({
      what: `a visitor's longest wait during ${what}`,
      figure: `${median(longest, (one) => one)} ms`,
    });
  }
  const inSeconds = (each: number[]) => `${median(each, (one) => one, 1)} s`;
  return [
    { what: "an owner's publication, alone", figure: inSeconds(seconds.alone) },
    { what: `an owner's publication, beside ${WAITING} of a manager`, figure: inSeconds(seconds.beside) },
    ...waits,
  ];
}
