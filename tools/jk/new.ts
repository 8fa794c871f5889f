import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { type NewRecordRequest, newRecordRequest } from '../../contract/publishing.ts';
import { type Day, dubaiDay, isDay } from '../../domain/dubai-time.ts';
import { readFolder } from '../../edition/from-folder.ts';
import { newRecordFiles } from '../../publishing/new-record.ts';
import type { Cli } from './store.ts';

function dayOf(text: string): Day {
  if (!isDay(text)) throw new InvalidArgumentError('A day is written as 2027-03-01.');
  return text;
}

type Options = { arabicName?: string; from?: string; district?: string } & Record<string, string | undefined>;

/** Writes a new record into the content and prints the changed files. */
function write(
  kind: NewRecordRequest['kind'],
  id: string,
  name: string,
  options: Options,
  { settings, out }: Cli,
) {
  const { CONTENT_DIR: folder } = settings;
  const { arabicName, from, district, ...facts } = options;
  const given = { ...(arabicName && { arabicName }), ...(from && { from }), ...(district && { district }) };
  const { data: order, error } = newRecordRequest.safeParse({ kind, id, name, ...given, facts });
  if (!order) throw new Error(error.issues.map(({ path, message }) => `${path}: ${message}`).join('; '));
  // Unlike backups, the content is not confidential.
  process.umask(0o022);
  for (const [file, text] of Object.entries(
    newRecordFiles(readFolder(folder), order, dubaiDay(new Date())),
  )) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    out(`content/${file}`);
  }
  out(`Now complete '${id}' there; \`npm run content\` lists what is missing.`);
}

export function newCommands(program: Command, cli: Cli): void {
  const add = program
    .command('new')
    .description('add a branch, barber or article to the content, with a place for every required field');
  const command = (kind: NewRecordRequest['kind'], name: string, example: string) =>
    add
      .command(kind)
      .argument('<id>', `id for addresses: ${example}`)
      .argument(`<${name}>`, 'name for visitors')
      .option('--arabic-name <name>', 'name in Arabic')
      .action((id: string, name: string, options: Options) => write(kind, id, name, options, cli));
  command('branch', 'name', 'dubai-marina')
    .description('add a branch with the texts, hours and prices of another one')
    .option('--from <id>', 'the branch to copy; default: the first one')
    .option('--district <id>', 'its district in facts/areas.yaml')
    .option('--phone <number>', 'its phone number')
    .option('--whatsapp <number>', 'its WhatsApp number')
    .option('--opens <day>', 'opening day; default: in 60 days', dayOf);
  command('barber', 'name', 'omar-haddad').option('--branch <id>', 'his branch');
  command('article', 'title', 'beards-in-summer');
}
