import { type ContentState, type HistoryEntry, publishingApi } from '../../contract/changes.ts';
import { type FieldPath, overlaps } from '../../domain/field-path.ts';
import { openStore, type Store } from '../../server/app/store.ts';
import type { PublishingDeps } from '../../server/changes/keep-current.ts';
import type { StoreOptions } from '../../server/store/store.ts';
import { openedStore } from './engines.ts';
import { freshPlaces, MENU, pricesIn, quietPublishing } from './publishing.ts';
import { signedInApp } from './staff.ts';

export const HAIRCUT = ['haircut', 'price'];

/** A machine that publishes what a store has into its own releases. */
export function machineOn(
  store: Store,
  places: Awaited<ReturnType<typeof freshPlaces>>,
  shown?: PublishingDeps['shown'],
) {
  const publishing = quietPublishing(store, places, shown);
  const prices = (service?: string) => pricesIn({ publishing, places }, service);
  return { store, places, publishing, prices };
}

/** The server of a machine that the tests of a file share. */
export async function sharedShop() {
  const places = await freshPlaces();
  return openShop(machineOn(await openStore(places), places));
}

/** A new machine with this store, or with one of its own; the test closes it. */
export async function machine(options?: StoreOptions) {
  const places = await freshPlaces();
  return machineOn(await openedStore(options ?? places), places);
}

/** The server of a machine, with Mona, an owner, and Bilal, who has the account of a branch, signed in. */
export async function openShop(on: ReturnType<typeof machineOn>) {
  const server = await signedInApp({ ...on, now: () => new Date() });
  const bilal = await server.colleague('Bilal', { role: 'branch', branches: ['jvc'] });
  type Browser = typeof bilal;
  const read = async (path: string, by: Browser = server) => (await by.ask(path)).json();
  const state = (by?: Browser): Promise<ContentState> => read(publishingApi.content, by);
  const drafts = async (by?: Browser) => (await state(by)).drafts;
  const history = async (): Promise<HistoryEntry[]> => (await read(publishingApi.history)).entries;
  /** Saves a draft over the newest one of the field that the account sees. */
  const put = async (value: unknown, path: FieldPath = HAIRCUT, file = MENU, by: Browser = server) => {
    const known = (await drafts(by)).filter((one) => one.file === file && overlaps(one.path, path));
    const seen = known.at(-1)?.at ?? null;
    return by.send(publishingApi.drafts, { file, path, value, seen }, 'PUT');
  };
  const discard = async () => {
    for (const { id } of await drafts()) await server.ask(publishingApi.draft(id), { method: 'DELETE' });
  };
  return { ...on, server, bilal, read, state, drafts, history, put, discard };
}
