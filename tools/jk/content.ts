import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import type { Change, State } from '../../changes/change.ts';
import { isContentFile, isPhoto } from '../../changes/content.ts';
import { DEFAULTS, dataIn, readDefaults } from '../../changes/defaults.ts';
import { differences } from '../../changes/differences.ts';
import { withChanges } from '../../changes/files.ts';
import { short } from '../../domain/brief.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { checkFolder, findingsText, photosIn, readFolder, readText } from '../../edition/from-folder.ts';
import { type Context, checkHistory, publish } from '../../server/changes/publish.ts';
import { inTodaysFields } from '../../server/store/page-prices.ts';
import { withContent, withFindings } from '../support/publish.ts';
import type { Cli } from './store.ts';

const PAGE_PRICES = 'facts/page-prices.yaml';

/** The author of publications from the command line. */
export const OPERATOR = { id: 'operator', name: 'Operator', email: 'operator' };

/** Writes the published content as files: the program's texts with their comments, and the changes in them. */
async function exportTo(folder: string, { content, store }: Context): Promise<number> {
  if (existsSync(folder) && readdirSync(folder).length) throw new Error(`${folder} is not empty`);
  const defaults = readDefaults().data;
  const bytesOf = async (file: string): Promise<Buffer | string | undefined> => {
    const live = content.live(file);
    if (isPhoto(file))
      return content.isDefaultPhoto(file, String(live))
        ? readFileSync(join(DEFAULTS, file))
        : store.photos.read(String(live));
    const changes = differences(file, defaults[file] ?? null, live);
    const text = readText(DEFAULTS, file);
    return changes.length ? withChanges(file, text, changes) : text;
  };
  const files = [...content.state().keys()];
  for (const file of files) {
    const bytes = await bytesOf(file);
    if (bytes === undefined) throw new Error(`${file} cannot be read`);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), bytes);
  }
  return files.length;
}

/** The changes that turn one content into another. */
const changesBetween = (from: State, to: State): Change[] =>
  [...new Set([...from.keys(), ...to.keys()])].flatMap((file) =>
    differences(file, from.get(file) ?? null, to.get(file) ?? null),
  );

/** The content of a folder of any version, in today's fields. */
function stateIn(folder: string): State {
  if (!existsSync(join(folder, 'facts')))
    throw new Error(`${folder} is not a content folder: it has no folder facts`);
  const { [PAGE_PRICES]: prices, ...files } = dataIn(folder);
  return new Map(Object.entries(prices ? { ...files, [PAGE_PRICES]: inTodaysFields(prices) } : files));
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

type ImportOptions = { publish?: boolean; base?: string };

async function importFrom({ settings, out }: Cli, folder: string, options: ImportOptions): Promise<void> {
  const { publish: isPublished = false, base } = options;
  await withContent(settings, async (context) => {
    const { store, content } = context;
    await checkHistory(settings.RELEASES_DIR, content.newest());
    const wanted = stateIn(folder);
    // A folder of an earlier version lacks today's fields. Its changes are checked when they are published.
    if (base === undefined) await checkImport(folder, [...content.state().keys()]);
    const changes = changesBetween(base === undefined ? content.state() : stateIn(base), wanted);
    for (const change of changes) out(summaryOf(change));
    if (!changes.length) return out('No differences');
    const photos = Object.values(photosIn(folder)).filter(({ hash }) =>
      changes.some(({ value }) => value === hash),
    );
    for (const { read } of photos) await store.photos.add(await read(), new Date());
    if (isPublished) {
      const { publication } = await publish(context, { together: changes }, OPERATOR).catch((error) => {
        throw withFindings(error);
      });
      return out(`Publication ${publication}: ${changes.length} changes`);
    }
    const drafts = changes.map(({ place: _, ...change }) => ({
      ...change,
      by: OPERATOR.name,
      byId: OPERATOR.id,
    }));
    const result = await store.drafts.save(drafts, new Date(), ({ byId }) => byId === OPERATOR.id);
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
        const { length } = await context.store.coming.list();
        if (length)
          cli.out(`Not in them: ${length} planned under “Coming”. \`jk backup\` keeps what is planned`);
      }),
    );
  content
    .command('import <folder>')
    .option('--publish', 'publish the differences as one publication by Operator')
    .option('--base <folder>', 'compare with this content instead, from which an earlier version began')
    .description('save the differences between a folder and the published content as drafts, field by field')
    .action((folder: string, options: ImportOptions) => importFrom(cli, folder, options));
}
