import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import type { NewOrder } from '../../contract/publishing.ts';
import { type Day, dubaiDay, isDay } from '../../domain/dubai-time.ts';
import { readFolder } from '../../edition/from-folder.ts';
import { withNew } from '../../publishing/new-record.ts';
import type { Cli } from './store.ts';

function dayOf(text: string): Day {
  if (!isDay(text)) throw new InvalidArgumentError('A day is written as 2027-03-01.');
  return text;
}

/** Writes a new record into the content and prints the changed files. */
function write(order: NewOrder, { settings, out }: Cli): void {
  const { CONTENT_DIR: folder } = settings;
  // Unlike backups, the content is not confidential.
  process.umask(0o022);
  for (const [file, text] of Object.entries(withNew(readFolder(folder), order, dubaiDay(new Date())))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    out(`content/${file}`);
  }
  out(
    `Now write the facts and words of '${order.id}' there; \`npm run content\` lists the remaining samples.`,
  );
}

export function newCommands(program: Command, cli: Cli): void {
  const add = program
    .command('new')
    .description('add a branch, barber or article to the content, with placeholder texts in every language');
  const command = (kind: NewOrder['kind'], name: string, example: string) =>
    add
      .command(kind)
      .argument('<id>', `id for addresses: ${example}`)
      .argument(`<${name}>`, 'name for visitors')
      .option('--arabic-name <name>', 'name in Arabic')
      .action((id: string, name: string, options: Partial<NewOrder>) =>
        write({ kind, id, name, ...options }, cli),
      );
  command('branch', 'name', 'dubai-marina').option(
    '--opens <day>',
    'opening day; default: in 60 days',
    dayOf,
  );
  command('barber', 'name', 'omar-haddad').option('--branch <id>', 'his branch');
  command('article', 'title', 'beards-in-summer');
}
