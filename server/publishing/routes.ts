import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { getMimeType } from 'hono/utils/mime';
import { z } from 'zod/mini';
import {
  type ContentState,
  type Draft,
  draftChange,
  type HistoryPage,
  newOrder,
  previewOrder,
  undoOrder,
} from '../../contract/publishing.ts';
import { routes } from '../../contract/routes.ts';
import type { Staff } from '../../contract/staff.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { changed, fieldOf, namedPath, overlaps, valueAt } from '../../domain/field-path.ts';
import {
  contentFile,
  contentFiles,
  draftedFiles,
  isContentFile,
  isPhoto,
  liveData,
  mentionsOf,
  namesOf,
  type PhotoValue,
  publicPhotos,
} from '../../publishing/content.ts';
import { describeChange, partsOfMessage } from '../../publishing/describe.ts';
import { validateDraft } from '../../publishing/draft-faults.ts';
import { changesOfNew, readyDrafts, relatedDrafts } from '../../publishing/new-record.ts';
import type { Order } from '../../publishing/publication.ts';
import { Refusal } from '../../publishing/refusal.ts';
import { queryOf, readJson } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import type { StaffVariables } from '../staff/auth.ts';
import type { Store } from '../store/store.ts';
import { type Change, draftsOf, mayEdit, mayRead } from './permissions.ts';
import { cropOf, photoFor } from './photos.ts';
import { PREVIEW_COOKIE, previewCookie } from './preview.ts';
import type { Publishing } from './publishing.ts';

const ENTRIES = 30;
const RESULTS = 50;
/** Of a search. */
const MOST_LETTERS = 200;
const PREVIEW_S = 3_600;

/** More than any file has fields. */
const DRAFTS_A_FILE = 500;

/** A path of this site, or the home page in the place of any other address. */
const sitePath = (to: string) => (/^\/(?![/\\])[!-~]*$/.test(to) ? to : routes.home);

type PublishingContext = Context<StaffVariables>;
type Routes = { store: Store; publishing: Publishing; now: () => Date };
type Slot = { slot: string; width: number; height: number };

export function publishingRoutes({ store, publishing, now }: Routes) {
  const { repository } = publishing;
  const { folder } = repository;
  const draftsFor = (staff: Staff) => draftsOf(store, staff, folder);

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

  /**
   * Saves a draft. Throws 403 without permission, 422 for an invalid value, and 409 if it would overwrite another account's
   * draft that is newer than `seen`.
   */
  async function save(
    { var: { staff } }: PublishingContext,
    { photo, ...given }: Change & { photo?: Uint8Array },
    seen: string | null = null,
    conflict = 'chose something else here, which is not public yet. Publish or discard it first.',
  ): Promise<Draft> {
    const { file, value } = given;
    const live = isPhoto(file) ? null : await liveData(folder, file);
    const drafts = (await store.drafts.list()).filter((draft) => draft.file === file);
    const data = drafts.reduce<unknown>(changed, live);
    const path = namedPath(data, given.path);
    const may = (change: Change) => mayEdit(staff, change, live, drafts);
    if (!may({ file, path, value })) throw new Problem(403, `${staff.name}, you may not change this.`);
    const fault = isPhoto(file) ? undefined : validateDraft({ file, path, value }, data);
    if (fault) throw new Problem(422, fault);
    if (drafts.length >= DRAFTS_A_FILE && !drafts.some((draft) => overlaps(draft.path, path)))
      throw new Problem(422, 'This page has too many unpublished changes: publish them first.');
    const kept = await store.drafts.save(
      {
        file,
        path,
        value,
        before: valueAt(live, path) ?? null,
        by: staff.name,
        byId: staff.id,
        ...(photo && { photo }),
      },
      now(),
      (other) => seen !== null && other.at <= seen && may(other),
    );
    if ('saved' in kept) return kept.saved;
    const { conflict: draft } = kept;
    throw new Problem(409, `${draft.by} ${conflict}`, {}, may(draft) ? { draft } : {});
  }

  const begin = (context: PublishingContext, order: Order) =>
    publishing.begin(order, context.var.staff, now());

  return new Hono<StaffVariables>()
    .onError((error) => {
      throw error instanceof Refusal ? new Problem(409, error.message) : error;
    })
    .use(async (_, next) => {
      // Initializes the content repository at the first request.
      if (!repository.hasHistory()) await repository.sync();
      await next();
    })
    .get('/content', async (context) => {
      const { staff } = context.var;
      const { visible: drafts } = await draftsFor(staff);
      const names = await namesOf(folder);
      return context.json({
        files: contentFiles(folder).filter((file) => mayRead(staff, file)),
        drafts,
        mentions: mentionsOf(folder),
        photos: publicPhotos(folder),
        descriptions: Object.fromEntries(drafts.map((draft) => [draft.id, describeChange(draft, names)])),
      } satisfies ContentState);
    })
    .get('/content/file', async (context) => {
      const path = context.req.query('path') ?? '';
      if (!mayRead(context.var.staff, path))
        throw new Problem(403, `${context.var.staff.name}, you may not change this.`);
      await repository.sync();
      const { visible } = await draftsFor(context.var.staff);
      const drafts = visible.filter(({ file }) => file === path);
      const values = await publishing.publisher.factValues().catch(() => ({}));
      const file = await contentFile(repository, path, drafts, values);
      if (!file) throw new Problem(404, 'There is no such file.');
      return context.json(file);
    })
    .get('/content/search', async (context) => {
      const { staff } = context.var;
      const { q } = queryOf(
        context.req.query(),
        z.object({ q: z.string().check(z.maxLength(MOST_LETTERS)) }),
      );
      const { visible } = await draftsFor(staff);
      const found = await publishing.publisher.search(await store.drafts.withPhotos(visible), q);
      const results = found.filter(({ file }) => mayRead(staff, file)).slice(0, RESULTS);
      return context.json({ results });
    })
    .put('/drafts', async (context) => {
      const { file, path, value = null, seen } = await readJson(context.req.raw, draftChange);
      if (!isContentFile(file)) throw new Problem(422, 'file: is not a content file');
      return context.json(await save(context, { file, path, value }, seen, 'wrote something else here.'));
    })
    .delete('/drafts/:id', async (context) => {
      const { visible: drafts } = await draftsFor(context.var.staff);
      const draft = drafts.find(({ id }) => id === context.req.param('id'));
      if (!draft) throw new Problem(404, 'There is no such draft.');
      for (const { id } of [draft, ...relatedDrafts(draft, drafts)]) await store.drafts.remove(id);
      return context.json({ ok: true });
    })
    .post('/new', async (context) => {
      const order = await readJson(context.req.raw, newOrder);
      const files = draftedFiles(folder, await store.drafts.list());
      let changes: Change[];
      try {
        changes = changesOfNew(files, order, dubaiDay(now()), { blank: true });
      } catch (error) {
        throw new Problem(409, (error as Error).message);
      }
      for (const change of changes) await save(context, change);
      return context.json({ ok: true });
    })
    .get('/photos/:slot', async (context) => {
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
    .put('/photos/:slot', async (context) => {
      const slot = await slotOf(context.req.param('slot'));
      const bytes = new Uint8Array(await context.req.arrayBuffer());
      const photo = await photoFor(slot, bytes, cropOf(context.req.query('crop')));
      const file = `photos/${slot.slot}.jpg`;
      for (const other of photosOf(slot.slot))
        if (other !== file) await save(context, { file: other, path: [], value: null });
      await save(context, { file, path: [], value: true, photo });
      return context.json({ ok: true });
    })
    .delete('/photos/:slot', async (context) => {
      const { slot } = await slotOf(context.req.param('slot'));
      for (const file of photosOf(slot)) await save(context, { file, path: [], value: null });
      return context.json({ ok: true });
    })
    .get('/check', async (context) => {
      const { ready } = readyDrafts((await draftsFor(context.var.staff)).visible);
      return context.json(await publishing.publisher.check(await store.drafts.withPhotos(ready)));
    })
    .post('/publish', async (context) => {
      const { editable: drafts } = await draftsFor(context.var.staff);
      const { ready, blanks } = readyDrafts(drafts);
      if (drafts.length && !ready.length)
        throw new Problem(409, 'Some required fields are still empty.', {}, { blanks });
      return context.json({ ...(await begin(context, { drafts: ready })), blanks }, 202);
    })
    .get('/publication', async (context) => {
      const { staff } = context.var;
      const publication = await store.publications.newest();
      // Its mistakes quote the author's drafts.
      const isHidden = publication && staff.role !== 'owner' && publication.by !== staff.name;
      return context.json({
        publication: isHidden ? { ...publication, reason: null, mistakes: [] } : publication,
      });
    })
    .get('/preview', async (context) => {
      const { to, field, ...shown } = queryOf(context.req.query(), previewOrder);
      // Grants nothing by itself. Not httpOnly, because the service worker reads it.
      const options = { path: '/', sameSite: 'Strict', maxAge: PREVIEW_S } as const;
      setCookie(context, PREVIEW_COOKIE, previewCookie(shown), options);
      if (to !== undefined) return context.redirect(sitePath(to), 303);
      const { visible: drafts } = await draftsFor(context.var.staff);
      const newest = drafts.findLast(({ byId }) => byId === context.var.staff.id) ?? drafts.at(-1);
      const wanted = field === undefined ? newest : fieldOf(field);
      const page =
        wanted &&
        (await publishing.publisher
          .pageOf(await store.drafts.withPhotos(drafts), wanted)
          .catch(() => undefined));
      return context.redirect(page ?? routes.home, 303);
    })
    .get('/preview/end', (context) => {
      setCookie(context, PREVIEW_COOKIE, '', { path: '/', maxAge: 0 });
      return context.redirect(sitePath(context.req.query('to') ?? ''), 303);
    })
    .get('/history', async (context) => {
      const cursor = z.object({ cursor: z.optional(z.string().check(z.regex(/^[0-9a-f]{40}$/))) });
      const { cursor: from } = queryOf(context.req.query(), cursor);
      await repository.sync();
      const commits = await repository.log(ENTRIES + 1, from);
      const entries = commits
        .slice(0, ENTRIES)
        .map(({ hash, at, by, message }) => ({ commit: hash, at, by, ...partsOfMessage(message) }));
      return context.json({ entries, next: commits[ENTRIES]?.hash ?? null } satisfies HistoryPage);
    })
    .post('/history/undo', async (context) =>
      context.json(await begin(context, { undo: await readJson(context.req.raw, undoOrder) }), 202),
    );
}
