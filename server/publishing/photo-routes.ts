import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { type Context, Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { Draft } from '../../contract/publishing.ts';
import { changed } from '../../domain/field-path.ts';
import { isPhoto, liveData, type PhotoValue, publicPhotos } from '../../publishing/content.ts';
import { Problem } from '../http/problem.ts';
import type { StaffVariables } from '../staff/auth.ts';
import type { Store } from '../store/store.ts';
import type { Change } from './permissions.ts';
import { convertPhoto, cropOf } from './photos.ts';

type Slot = { slot: string; width: number; height: number };
type Save = (context: Context<StaffVariables>, change: Change & { photo?: Uint8Array }) => Promise<Draft>;

/** The photo of a slot with drafts, and drafts of it. `save` checks the permission. */
export function photoRoutes({ store, folder, save }: { store: Store; folder: string; save: Save }) {
  async function slotOf(name: string): Promise<Slot> {
    const file = 'facts/photos.yaml';
    const drafts = (await store.drafts.list()).filter((draft) => draft.file === file);
    const slots = drafts.reduce(changed, await liveData(folder, file)) as Slot[];
    const slot = slots.find((one) => one.slot === name);
    if (!slot) throw new Problem(404, 'There is no photo slot with this name.');
    return slot;
  }
  /** The photo files of one slot, as content paths. */
  const photosOf = (slot: string) =>
    publicPhotos(folder).flatMap((file) => (parse(file).name === slot ? `photos/${file}` : []));

  return new Hono<StaffVariables>()
    .get('/:slot', async (context) => {
      const { slot } = await slotOf(context.req.param('slot'));
      const drafts = (await store.drafts.list()).filter(
        ({ file }) => isPhoto(file) && parse(file).name === slot,
      );
      const draft = drafts.find(({ value }) => value !== null);
      const file = draft?.file ?? photosOf(slot).find((one) => drafts.every((other) => other.file !== one));
      if (!file) throw new Problem(404, 'There is no photo here yet.');
      const [drafted] = await store.drafts.withPhotos(draft ? [draft] : []);
      const bytes = drafted
        ? Buffer.from((drafted.value as PhotoValue).photo, 'base64')
        : await readFile(join(folder, file));
      return context.body(new Uint8Array(bytes), 200, { 'Content-Type': getMimeType(file) ?? '' });
    })
    .put('/:slot', async (context) => {
      const slot = await slotOf(context.req.param('slot'));
      const bytes = new Uint8Array(await context.req.arrayBuffer());
      const photo = await convertPhoto(slot, bytes, cropOf(context.req.query('crop')));
      const file = `photos/${slot.slot}.jpg`;
      for (const other of photosOf(slot.slot))
        if (other !== file) await save(context, { file: other, path: [], value: null });
      await save(context, { file, path: [], value: true, photo });
      return context.json({ ok: true });
    })
    .delete('/:slot', async (context) => {
      const { slot } = await slotOf(context.req.param('slot'));
      for (const file of photosOf(slot)) await save(context, { file, path: [], value: null });
      return context.json({ ok: true });
    });
}
