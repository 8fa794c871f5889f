import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { PHOTOS } from '../../domain/content-files.ts';
import type { Facts } from '../../edition/schema/catalogue.ts';
import { Problem } from '../http/problem.ts';
import type { StaffVariables } from '../staff/auth.ts';
import { DEFAULTS } from './defaults.ts';
import type { ContentServices } from './keep-current.ts';
import { mayEdit } from './may-edit.ts';
import { convertPhoto, cropOf, type Slot } from './photos.ts';
import { forbidden, saveDrafts } from './save.ts';

/** The photo of a slot with drafts, and drafts of it. */
export function photoRoutes(services: ContentServices) {
  const { store, publishing, now } = services;
  const { content, worker } = publishing;
  const save = saveDrafts(services);
  const noPhoto = () => new Problem(404, 'There is no photo here yet.');

  /** A slot with drafts. */
  async function slotOf(name: string): Promise<Slot & { photo?: string }> {
    const slots = content.with(await store.changes.drafts()).get(PHOTOS) as Facts['photos'];
    const slot = slots.find((one) => one.slot === name);
    if (!slot) throw new Problem(404, 'There is no photo slot with this name.');
    return slot;
  }
  const changeOf = (slot: string, value: string | null) => ({ file: PHOTOS, path: [slot, 'photo'], value });

  return new Hono<StaffVariables>()
    .get('/:slot', async (context) => {
      const { photo } = await slotOf(context.req.param('slot'));
      const own = photo && content.defaultPhoto(photo);
      const bytes = own
        ? await readFile(join(DEFAULTS, 'photos', own))
        : photo && (await store.photos.read(photo));
      if (!bytes) throw noPhoto();
      return context.body(new Uint8Array(bytes), 200, { 'Content-Type': getMimeType(own || 'x.jpg') ?? '' });
    })
    .put('/:slot', async (context) => {
      const slot = await slotOf(context.req.param('slot'));
      // Before the work of converting it, and before anything is stored.
      if (!mayEdit(context.var.staff, changeOf(slot.slot, ''), content, []))
        throw forbidden(context.var.staff);
      const bytes = new Uint8Array(await context.req.arrayBuffer());
      const photo = await convertPhoto(slot, bytes, cropOf(context.req.query('crop')));
      const hash = await store.photos.add(photo, now());
      const drafts = await save(context.var.staff, [changeOf(slot.slot, hash)]);
      // Encoded once, here: previews and the publication find it in the cache, or else try again and say what is wrong.
      const cached = publishing.refresh(drafts).then(() => worker.encode(drafts));
      await cached.catch((error) => context.set('work', error.work));
      return context.json({ ok: true });
    })
    .delete('/:slot', async (context) => {
      const { slot } = await slotOf(context.req.param('slot'));
      await save(context.var.staff, [changeOf(slot, null)]);
      return context.json({ ok: true });
    });
}
