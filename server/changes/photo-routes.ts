import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { isPhoto } from '../../changes/content.ts';
import { DEFAULTS } from '../../changes/defaults.ts';
import type { Draft } from '../../contract/changes.ts';
import { changedBy } from '../../domain/field-path.ts';
import { Problem } from '../http/problem.ts';
import type { StaffVariables } from '../staff/auth.ts';
import { convertPhoto, cropOf, type Slot } from './photos.ts';
import type { ContentServices } from './publishing.ts';
import { saveDrafts } from './save-drafts.ts';

/** The photo of a slot with drafts, and drafts of it. */
export function photoRoutes(services: ContentServices) {
  const { store, publishing, now } = services;
  const { content, publisher } = publishing;
  const save = saveDrafts(services);
  const noPhoto = () => new Problem(404, 'There is no photo here yet.');

  async function slotOf(name: string): Promise<Slot & Pick<Draft, 'group'>> {
    const file = 'facts/photos.yaml';
    const drafts = (await store.drafts.list()).filter((draft) => draft.file === file);
    const slots = changedBy(content.live(file), drafts) as Slot[];
    const slot = slots.find((one) => one.slot === name);
    if (!slot) throw new Problem(404, 'There is no photo slot with this name.');
    return { ...slot, group: drafts.find(({ path }) => path[0] === name)?.group ?? null };
  }
  const isOf = (slot: string) => (file: string) => isPhoto(file) && parse(file).name === slot;
  /** Deletes every photo of a slot but one. */
  const others = (slot: string, kept?: string) =>
    [...content.state().keys()]
      .filter(isOf(slot))
      .filter((file) => file !== kept)
      .map((file) => ({ file, path: [], value: null }));

  return new Hono<StaffVariables>()
    .get('/:slot', async (context) => {
      const { slot } = await slotOf(context.req.param('slot'));
      const drafts = (await store.drafts.list()).filter(({ file }) => isOf(slot)(file));
      const shown = content.with(drafts);
      const file = [...shown.keys()].find(isOf(slot));
      if (!file) throw noPhoto();
      const hash = String(shown.get(file));
      const bytes = content.isDefaultPhoto(file, hash)
        ? await readFile(join(DEFAULTS, file))
        : await store.photos.read(hash);
      if (!bytes) throw noPhoto();
      return context.body(new Uint8Array(bytes), 200, { 'Content-Type': getMimeType(file) ?? '' });
    })
    .put('/:slot', async (context) => {
      const slot = await slotOf(context.req.param('slot'));
      const bytes = new Uint8Array(await context.req.arrayBuffer());
      const photo = await convertPhoto(slot, bytes, cropOf(context.req.query('crop')));
      const file = `photos/${slot.slot}.jpg`;
      const change = { file, path: [], value: await store.photos.add(photo, now()) };
      // A photo belongs to the draft that made room for it.
      const group = slot.group ?? crypto.randomUUID();
      const drafts = await save(context.var.staff, [...others(slot.slot, file), change], group);
      // Encoded once, here: previews and the publication find it in the cache, or else try again and say what is wrong.
      const cached = publishing.refresh(drafts).then(() => publisher.encode(drafts));
      await cached.catch(() => {});
      return context.json({ ok: true });
    })
    .delete('/:slot', async (context) => {
      const { slot } = await slotOf(context.req.param('slot'));
      const drafted = (await store.drafts.list()).filter(
        ({ file, value }) => isOf(slot)(file) && value !== null,
      );
      const onlyDrafted = drafted.filter(({ file }) => content.live(file) === null);
      await store.drafts.remove(onlyDrafted.map(({ id }) => id));
      if (others(slot).length) await save(context.var.staff, others(slot), crypto.randomUUID());
      return context.json({ ok: true });
    });
}
