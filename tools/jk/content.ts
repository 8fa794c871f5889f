import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { short } from '../../domain/brief.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import type { Change } from '../../domain/field-path.ts';
import { checkFolder, findingsText, photosIn, readFolder } from '../../edition/from-folder.ts';
import { addDrafts } from '../../server/changes/add-drafts.ts';
import type { State } from '../../server/changes/change.ts';
import { type Context, checkHistory, commit } from '../../server/changes/commit.ts';
import { isContentFile } from '../../server/changes/content.ts';
import { dataIn } from '../../server/changes/defaults.ts';
import { differences } from '../../server/changes/differences.ts';
import { exportedFiles } from '../../server/changes/export.ts';
import { withContent, withFindings } from '../support/with-content.ts';
import type { Cli } from './store.ts';

/** The author of publications from the command line. */
export const OPERATOR = { id: 'operator', name: 'Operator', email: 'operator' };

/** Writes the published content into an empty folder; returns the number of files. */
async function exportTo(folder: string, context: Context): Promise<number> {
  if (existsSync(folder) && readdirSync(folder).length) throw new Error(`${folder} is not empty`);
  let count = 0;
  for await (const { name, input } of exportedFiles(context)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), input);
    count += 1;
  }
  return count;
}

/** The changes that turn one content into another. */
const changesBetween = (from: State, to: State): Change[] =>
  [...new Set([...from.keys(), ...to.keys()])].flatMap((file) =>
    differences(file, from.get(file) ?? null, to.get(file) ?? null),
  );

/** The content of a folder. */
function stateIn(folder: string): State {
  if (!existsSync(join(folder, 'facts')))
    throw new Error(`${folder} is not a content folder: it has no folder facts`);
  return new Map(Object.entries(dataIn(folder)));
}

/** Throws an error that names every mistake of a folder, with its file, field and reason. */
async function checkImport(folder: string, published: string[]): Promise<void> {
  const given = Object.keys(readFolder(folder));
  const unknown = given.filter((file) => !isContentFile(file));
  // Forgetting to copy a language must not unpublish it.
  const folderOf = (file: string) => file.split('/')[0];
  const wanted = new Set(published.filter(isContentFile).map(folderOf));
  const missing = [...wanted].filter((name) => !given.some((file) => folderOf(file) === name));
  const { content: _, ...findings } = await checkFolder(folder, dubaiDay(new Date()));
  const reasons = [
    ...unknown.map((file) => `${file}: is not a content file`),
    ...missing.map((name) => `${name}/: is missing, but it is published`),
    ...(findings.mistakes.length ? [findingsText({ ...findings, notices: [] })] : []),
  ];
  if (reasons.length) throw new Error(`Nothing was imported:\n${reasons.join('\n')}`);
}

const summaryOf = ({ file, path, before, value }: Change) =>
  `${file} ${path.join('.')}: ${[before, value].map((one) => short(JSON.stringify(one))).join(' → ')}`;

async function importFrom({ settings, out }: Cli, folder: string, isPublished: boolean): Promise<void> {
  await withContent(settings, async (context) => {
    const { store, content } = context;
    await checkHistory(settings.RELEASES_DIR, content.newest());
    const wanted = stateIn(folder);
    await checkImport(folder, [...content.state().keys()]);
    const changes = changesBetween(content.state(), wanted);
    for (const change of changes) out(summaryOf(change));
    if (!changes.length) return out('No differences');
    const photos = Object.values(photosIn(folder)).filter(({ hash }) =>
      JSON.stringify(changes).includes(hash),
    );
    for (const { read } of photos) await store.photos.add(await read(), new Date());
    if (isPublished) {
      const { publication } = await commit(context, OPERATOR, () => ({ changes })).catch((error) => {
        throw withFindings(error);
      });
      return out(`Publication ${publication}: ${changes.length} changes`);
    }
    const drafts = changes.map(({ place: _, ...change }) => ({
      ...change,
      by: OPERATOR.name,
      byId: OPERATOR.id,
    }));
    const result = await addDrafts(store.db, drafts, new Date(), ({ byId }) => byId === OPERATOR.id);
    if ('conflict' in result) {
      const { file, path, by } = result.conflict;
      throw new Error(`${file} ${path.join('.')}: ${by} has a draft here. Publish or discard it first`);
    }
    if ('limit' in result)
      throw new Error(`${changes.length} changes are too many for drafts. Import with --publish`);
    out(`${changes.length} drafts`);
  });
}

export function contentCommands(program: Command, cli: Cli): void {
  const content = program.command('content').description('the published content as files');
  content
    .command('export <folder>')
    .description('write the published content into an empty folder, as YAML, Markdown and photos')
    .action((folder: string) =>
      withContent(cli.settings, async (context) => {
        cli.out(`${await exportTo(folder, context)} files in ${folder}`);
        const { length } = await context.store.changes.plans();
        if (length)
          cli.out(`Not in them: ${length} planned under “Scheduled”. \`jk backup\` keeps what is planned`);
      }),
    );
  content
    .command('import <folder>')
    .option('--publish', 'publish the differences as one publication by Operator')
    .description('save the differences between a folder and the published content as drafts, field by field')
    .action((folder: string, { publish = false }: { publish?: boolean }) => importFrom(cli, folder, publish));
}
