import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { z } from 'zod/mini';
import {
  type ContentState,
  type Draft,
  draftChange,
  type HistoryPage,
  newOrder,
  publishOrder,
  undoOrder,
} from '../../contract/desk.ts';
import type { Staff } from '../../contract/staff.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { queryOf, readJson } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import type { StaffVariables } from '../staff/auth.ts';
import type { Store } from '../store/store.ts';
import type { Desk } from './desk.ts';
import { cropOf, photoFor } from './photos.ts';

const ENTRIES = 30;
const PREVIEW_S = 3_600;
export const PREVIEW_COOKIE = 'jk-preview';

type DeskContext = Context<StaffVariables>;
type Routes = { store: Store; desk: Desk; now: () => Date };
type Slot = { slot: string; width: number; height: number };

/** Whoever works for some branches writes their hours, and who works there. */
async function mayEdit(
  staff: Staff,
  { file, path, value }: Pick<Draft, 'file' | 'path' | 'value'>,
  desk: Desk,
) {
  if (staff.role === 'owner') return true;
  const [record = '', field = ''] = path;
  const isTheirs = (branch: unknown) => staff.branches.includes(String(branch));
  if (file === 'facts/branches.yaml')
    return isTheirs(record) && ['hours', 'exceptions'].includes(String(field));
  if (file !== 'facts/team.yaml' || !record || field === 'id' || field === 'image') return false;
  const { liveData } = await desk.modules();
  const team = (await liveData(desk.places.content, file)) as { id: string; branch: string }[];
  const present = team.find(({ id }) => id === record)?.branch;
  const wanted = field === 'branch' ? value : ((value as { branch?: string } | null)?.branch ?? present);
  const { id = record } = (field ? {} : (value ?? {})) as { id?: unknown };
  return id === record && isTheirs(present ?? wanted) && isTheirs(wanted);
}

const withoutBytes = (draft: Draft): Draft =>
  draft.file.startsWith('photos/') ? { ...draft, value: draft.value && true, before: null } : draft;

export function deskRoutes({ store, desk, now }: Routes) {
  const folder = desk.places.content;
  const draftsOf = async (staff: Staff): Promise<Draft[]> => {
    const drafts = await store.drafts.list();
    const may = await Promise.all(drafts.map((draft) => mayEdit(staff, draft, desk)));
    return drafts.filter((_, index) => may[index]);
  };
  const begun = <T>(publication: T | undefined): T => {
    if (publication) return publication;
    throw new Problem(409, 'Somebody is publishing at this moment. Try again when that is done.');
  };
  const refuse = (context: DeskContext) => {
    throw new Problem(403, `${context.var.staff.name}, this is not yours to change.`);
  };

  async function slotOf(name: string): Promise<Slot> {
    const { liveData, changed } = await desk.modules();
    const file = 'facts/photos.yaml';
    const drafts = (await store.drafts.list()).filter((draft) => draft.file === file);
    const slots = drafts.reduce<unknown>(changed, await liveData(folder, file)) as Slot[];
    const slot = slots.find((one) => one.slot === name);
    if (!slot) throw new Problem(404, 'No page has a place of this name.');
    return slot;
  }
  const photoFiles = () => readdir(join(folder, 'photos')).catch(() => []);
  const photosOf = async (slot: string) => (await photoFiles()).filter((file) => parse(file).name === slot);
  type Saved = Pick<Draft, 'file' | 'value'> & { path?: Draft['path'] };
  const save = async (context: DeskContext, { path = [], ...change }: Saved) => {
    const { changed } = await desk.modules();
    const by = context.var.staff.name;
    const kept = await store.drafts.save({ ...change, path, before: null, by, seen: null }, now(), changed);
    if ('conflict' in kept)
      throw new Problem(
        409,
        `${kept.conflict.by} chose something else here, which is not public yet. Publish it first, or throw it away.`,
      );
  };

  return new Hono<StaffVariables>()
    .use(async (_, next) => {
      // Filled at the first use.
      await desk.repository();
      await next();
    })
    .get('/content', async (context) => {
      const { contentFiles, namesOf, mentionsOf, describeChange } = await desk.modules();
      // Filled by whoever comes first.
      await desk.repository();
      const drafts = await draftsOf(context.var.staff);
      const names = await namesOf(folder);
      return context.json({
        files: contentFiles(folder),
        drafts: drafts.map(withoutBytes),
        mentions: mentionsOf(folder),
        photos: await photoFiles(),
        said: Object.fromEntries(drafts.map((draft) => [draft.id, describeChange(draft, names)])),
      } satisfies ContentState);
    })
    .get('/content/file', async (context) => {
      const { contentFile } = await desk.modules();
      const path = context.req.query('path') ?? '';
      const drafts = (await store.drafts.list()).filter(({ file }) => file === path);
      const file = await contentFile(await desk.synced(), path, drafts);
      if (!file) throw new Problem(404, 'There is no such file.');
      return context.json(file);
    })
    .put('/drafts', async (context) => {
      const { file, path, value, seen } = await readJson(context.req.raw, draftChange);
      const { isContentFile, liveData, valueAt, changed } = await desk.modules();
      if (!isContentFile(file)) throw new Problem(422, 'file: is none that the site reads');
      if (!(await mayEdit(context.var.staff, { file, path, value }, desk))) return refuse(context);
      const live = await liveData(folder, file);
      const before = (path.length ? valueAt(live, path) : live) ?? null;
      const by = context.var.staff.name;
      const kept = await store.drafts.save(
        { file, path, value: value ?? null, before, by, seen },
        now(),
        changed,
      );
      if ('conflict' in kept)
        throw new Problem(
          409,
          `${kept.conflict.by} wrote something else here.`,
          {},
          { draft: kept.conflict },
        );
      return context.json(kept.saved);
    })
    .delete('/drafts/:id', async (context) => {
      const draft = (await draftsOf(context.var.staff)).find(({ id }) => id === context.req.param('id'));
      if (!draft) throw new Problem(404, 'There is no such draft.');
      await store.drafts.remove(draft.id);
      return context.json({ ok: true });
    })
    .post('/new', async (context) => {
      const order = await readJson(context.req.raw, newOrder);
      const { draftedFiles, changesOfNew } = await desk.modules();
      const files = draftedFiles(folder, await store.drafts.list());
      let changes: ReturnType<typeof changesOfNew>;
      try {
        changes = changesOfNew(files, order, dubaiDay(now()));
      } catch (error) {
        throw new Problem(409, (error as Error).message);
      }
      const { staff } = context.var;
      for (const change of changes) if (!(await mayEdit(staff, change, desk))) return refuse(context);
      for (const change of changes) await save(context, change);
      return context.json({ ok: true });
    })
    .get('/photos/:slot', async (context) => {
      const { slot } = await slotOf(context.req.param('slot'));
      const drafts = (await store.drafts.list()).filter(
        ({ file }) => parse(file).name === slot && file.startsWith('photos/'),
      );
      const draft = drafts.find(({ value }) => value !== null);
      const file = (await photosOf(slot)).find((one) => drafts.every((own) => own.file !== `photos/${one}`));
      const bytes = draft
        ? Buffer.from((draft.value as { photo: string }).photo, 'base64')
        : file && (await readFile(join(folder, 'photos', file)));
      if (!bytes) throw new Problem(404, 'There is no photo here yet.');
      const type = draft
        ? 'jpeg'
        : parse(file ?? '')
            .ext.slice(1)
            .toLowerCase()
            .replace('jpg', 'jpeg');
      return context.body(new Uint8Array(bytes), 200, { 'Content-Type': `image/${type}` });
    })
    .put('/photos/:slot', async (context) => {
      const slot = await slotOf(context.req.param('slot'));
      const bytes = new Uint8Array(await context.req.arrayBuffer());
      const photo = await photoFor(slot, bytes, cropOf(context.req.query('crop')));
      const file = `photos/${slot.slot}.jpg`;
      for (const other of await photosOf(slot.slot))
        if (`photos/${other}` !== file) await save(context, { file: `photos/${other}`, value: null });
      await save(context, { file: file, value: { photo: Buffer.from(photo).toString('base64') } });
      return context.json({ ok: true });
    })
    .delete('/photos/:slot', async (context) => {
      const { slot } = await slotOf(context.req.param('slot'));
      for (const file of await photosOf(slot)) await save(context, { file: `photos/${file}`, value: null });
      return context.json({ ok: true });
    })
    .get('/check', async (context) => {
      const { checkDrafts } = await desk.modules();
      return context.json(await checkDrafts(await draftsOf(context.var.staff), await desk.repository()));
    })
    .post('/publish', async (context) => {
      const { preview = false } = await readJson(context.req.raw, publishOrder);
      const { staff } = context.var;
      const { readyDrafts } = await desk.modules();
      const drafts = await draftsOf(staff);
      const ready = preview ? drafts : readyDrafts(drafts);
      if (drafts.length && !ready.length)
        throw new Problem(409, 'Its words are still to be written: look for "a text to be written".');
      return context.json(begun(await desk.publish(ready, preview, staff, now())), 202);
    })
    .get('/publication', async (context) => {
      await desk.recover(now());
      return context.json({ publication: await store.publications.newest() });
    })
    .post('/preview', (context) => {
      setCookie(context, PREVIEW_COOKIE, '1', {
        // It opens nothing by itself, and the worker in the browser must see it.
        path: '/',
        sameSite: 'Strict',
        maxAge: PREVIEW_S,
      });
      return context.json({ ok: true });
    })
    .delete('/preview', (context) => {
      setCookie(context, PREVIEW_COOKIE, '', { path: '/', maxAge: 0 });
      return context.json({ ok: true });
    })
    .get('/history', async (context) => {
      const { cursor } = queryOf(
        context.req.query(),
        z.object({ cursor: z.optional(z.string().check(z.regex(/^[0-9a-f]{40}$/))) }),
      );
      const { partsOfMessage } = await desk.modules();
      const commits = await (await desk.synced()).log(ENTRIES + 1, cursor);
      const entries = commits
        .slice(0, ENTRIES)
        .map(({ hash, at, by, message }) => ({ commit: hash, at, by, ...partsOfMessage(message) }));
      const next = commits.length > ENTRIES ? (commits[ENTRIES - 1]?.hash ?? null) : null;
      return context.json({ entries, next } satisfies HistoryPage);
    })
    .post('/history/undo', async (context) => {
      const order = await readJson(context.req.raw, undoOrder);
      return context.json(begun(await desk.undo(order, context.var.staff, now())), 202);
    });
}
