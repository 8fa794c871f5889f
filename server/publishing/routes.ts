import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod/mini';
import {
  type ContentState,
  type Draft,
  draftChange,
  newRecordRequest,
  previewOptions,
} from '../../contract/publishing.ts';
import { localPath, routes } from '../../contract/routes.ts';
import type { Staff } from '../../contract/staff.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { changed, endsEarly, fieldOf, namedPath, overlaps, valueAt } from '../../domain/field-path.ts';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import {
  contentFile,
  contentFiles,
  draftedFiles,
  isContentFile,
  isPhoto,
  liveData,
  mentionsOf,
  publicPhotos,
} from '../../publishing/content.ts';
import { historyChangeOf } from '../../publishing/describe.ts';
import { newRecordChanges } from '../../publishing/new-record.ts';
import { Refusal } from '../../publishing/refusal.ts';
import { LIMITS, validateDraft } from '../../publishing/validate-draft.ts';
import { queryOf, readJson } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import { writeAuditLog } from '../staff/audit-log.ts';
import type { StaffVariables } from '../staff/auth.ts';
import type { Store } from '../store/store.ts';
import { type Change, draftsOf, mayEdit, mayRead } from './permissions.ts';
import { photoRoutes } from './photo-routes.ts';
import { PREVIEW_COOKIE, startPreview } from './preview.ts';
import { publicationRoutes } from './publication-routes.ts';
import type { Publishing } from './publishing.ts';

const MAX_RESULTS = 50;
/** Searches and checks per account. */
const MAX_CONCURRENT = 4;
const MAX_QUERY_LENGTH = 200;

/** More than the fields of any file. */
const MAX_DRAFTS_PER_FILE = 500;

/** Returns a path of this site unchanged, and the home page for any other address. */
const sitePath = (to: string) => (/^\/(?![/\\])[!-~]*$/.test(to) ? to : routes.home);

type PublishingContext = Context<StaffVariables>;
type Routes = { store: Store; publishing: Publishing; now: () => Date };

/** Limits the searches and checks of one account, which share a process with publications. */
function limitPerAccount() {
  const running = new Map<string, number>();
  return createMiddleware<StaffVariables>(async ({ var: { staff } }, next) => {
    const count = running.get(staff.id) ?? 0;
    if (count >= MAX_CONCURRENT)
      throw new Problem(429, 'Too many requests at once. Try again in a moment.', { 'Retry-After': '1' });
    running.set(staff.id, count + 1);
    try {
      await next();
    } finally {
      running.set(staff.id, (running.get(staff.id) ?? 1) - 1);
    }
  });
}

const forbidden = ({ name }: Staff) =>
  new Problem(403, '{name}, you may not change this.', {}, { values: { name } });

export function publishingRoutes({ store, publishing, now }: Routes) {
  const { repository } = publishing;
  const { folder } = repository;
  const draftsFor = (staff: Staff) => draftsOf(store, staff, folder);

  /**
   * Saves a draft. Throws 403 without permission, 422 for an invalid value, and 409 if it would overwrite another account's
   * draft that is newer than `seen`.
   */
  async function save(
    { var: { staff } }: PublishingContext,
    { photo, group, ...given }: Change & { photo?: Uint8Array; group?: string | undefined },
    seen: string | null = null,
    conflict = '{by} chose something else here, which is not public yet. Publish or discard it first.',
  ): Promise<Draft> {
    const { file, value } = given;
    const live = isPhoto(file) ? null : await liveData(folder, file);
    const drafts = (await store.drafts.list()).filter((draft) => draft.file === file);
    const data = drafts.reduce<unknown>(changed, live);
    const path = namedPath(data, given.path);
    const may = (change: Change) => mayEdit(staff, change, live, drafts);
    if (!may({ file, path, value })) throw forbidden(staff);
    const fault = isPhoto(file) ? undefined : validateDraft({ file, path, value }, data);
    if (fault) throw new Problem(422, fault, {}, { values: LIMITS });
    // A removal that is itself a draft is reported below, with its author.
    if (endsEarly(drafts.filter((draft) => draft.value !== null).reduce<unknown>(changed, live), path))
      throw new Problem(409, 'What this belongs to was removed.');
    if (drafts.length >= MAX_DRAFTS_PER_FILE && !drafts.some((draft) => overlaps(draft.path, path)))
      throw new Problem(422, 'This page has too many unpublished changes: publish them first.');
    const result = await store.drafts.save(
      {
        file,
        path,
        value,
        before: valueAt(live, path) ?? null,
        by: staff.name,
        byId: staff.id,
        ...(photo && { photo }),
        ...(group && { group }),
      },
      now(),
      (other) => seen !== null && other.at <= seen && may(other),
    );
    if ('saved' in result) return result.saved;
    const { conflict: draft } = result;
    const { by } = draft;
    if (draft.value === null && draft.path.length < path.length)
      throw new Problem(
        409,
        '{by} has removed what this belongs to. Discard that change first.',
        {},
        { values: { by } },
      );
    throw new Problem(409, conflict, {}, { values: { by }, ...(may(draft) && { draft }) });
  }

  return new Hono<StaffVariables>()
    .onError((error) => {
      throw error instanceof Refusal ? new Problem(409, error.template, {}, { values: error.values }) : error;
    })
    .use(async (_, next) => {
      // Initializes the content repository at the first request.
      if (!repository.hasHistory()) await repository.sync();
      await next();
    })
    .on('GET', ['/content/search', '/check'], limitPerAccount())
    .get('/content', async (context) => {
      const { staff } = context.var;
      const { visible: drafts } = await draftsFor(staff);
      return context.json({
        files: contentFiles(folder).filter((file) => mayRead(staff, file)),
        drafts,
        mentions: mentionsOf(folder),
        photos: publicPhotos(folder),
        published: (await store.publications.newest())?.endedAt ?? null,
      } satisfies ContentState);
    })
    .get('/content/file', async (context) => {
      const path = context.req.query('path') ?? '';
      if (!mayRead(context.var.staff, path)) throw forbidden(context.var.staff);
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
        z.object({ q: z.string().check(z.maxLength(MAX_QUERY_LENGTH)) }),
      );
      const { visible } = await draftsFor(staff);
      const found = await publishing.publisher.search(await store.drafts.withPhotos(visible), q);
      const results = found.filter(({ file }) => mayRead(staff, file)).slice(0, MAX_RESULTS);
      return context.json({ results });
    })
    .put('/drafts', async (context) => {
      const { file, path, value = null, seen, group } = await readJson(context.req.raw, draftChange);
      if (!isContentFile(file)) throw new Problem(422, 'file: is not a content file');
      if (!existsSync(join(folder, file.split('/')[0] ?? '')))
        throw new Problem(422, 'file: the site has no such language');
      return context.json(
        await save(context, { file, path, value, group }, seen, '{by} wrote something else here.'),
      );
    })
    .delete('/drafts/:id', async (context) => {
      const { visible: drafts } = await draftsFor(context.var.staff);
      const draft = drafts.find(({ id }) => id === context.req.param('id'));
      if (!draft) throw new Problem(404, 'There is no such draft.');
      const isSame = ({ group, byId }: Draft) => draft.group && group === draft.group && byId === draft.byId;
      const discarded = drafts.filter((other) => other === draft || isSame(other));
      const { request = '' } = (await store.publications.unfinished()) ?? {};
      if (discarded.some(({ id }) => request.includes(id)))
        throw new Problem(409, 'This change is being published at the moment.');
      for (const one of discarded) {
        await store.drafts.remove(one.id);
        if (JSON.stringify(one.value) === JSON.stringify(one.before)) continue;
        await writeAuditLog(store.db, {
          actor: context.var.staff.email,
          action: 'discard',
          detail: { draft: historyChangeOf(one), by: one.by },
          at: now().toISOString(),
        });
      }
      return context.json({ ok: true });
    })
    .post('/new', async (context) => {
      const request = await readJson(context.req.raw, newRecordRequest);
      const files = draftedFiles(folder, await store.drafts.list());
      const group = randomUUID();
      for (const change of newRecordChanges(files, request, dubaiDay(now())))
        await save(context, { ...change, group });
      return context.json({ ok: true });
    })
    .route('/photos', photoRoutes({ store, folder, save }))
    .get('/check', async (context) => {
      const { visible } = await draftsFor(context.var.staff);
      const drafts = await store.drafts.withPhotos(visible);
      return context.json(await publishing.publisher.check(drafts));
    })
    .get('/preview', async (context) => {
      const { to, field, locale = FIRST_LANGUAGE, ...shown } = queryOf(context.req.query(), previewOptions);
      startPreview(context, shown);
      if (to !== undefined) return context.redirect(sitePath(to), 303);
      const { visible: drafts } = await draftsFor(context.var.staff);
      const newest = drafts.findLast(({ byId }) => byId === context.var.staff.id) ?? drafts.at(-1);
      const wanted = field === undefined ? newest : fieldOf(field);
      const page =
        wanted &&
        (await publishing.publisher
          .pageOf(await store.drafts.withPhotos(drafts), wanted)
          .catch(() => undefined));
      const isFact = /^(facts|photos)\//.test(wanted?.file ?? 'facts/');
      return context.redirect(
        sitePath(localPath(page ?? routes.home, isFact ? locale : FIRST_LANGUAGE)),
        303,
      );
    })
    .get('/preview/end', (context) => {
      setCookie(context, PREVIEW_COOKIE, '', { path: '/', maxAge: 0 });
      return context.redirect(sitePath(context.req.query('to') ?? ''), 303);
    })
    .route('/', publicationRoutes({ store, publishing, now }));
}
