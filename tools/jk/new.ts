import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import type { NewOrder } from '../../contract/desk.ts';
import { withNew } from '../../desk/new-record.ts';
import { type Day, dubaiDay, isDay } from '../../domain/dubai-time.ts';
import { readFolder } from '../../edition/from-folder.ts';
import type { Cli } from './store.ts';

function dayOf(text: string): Day {
  if (!isDay(text)) throw new InvalidArgumentError('A day is written as 2027-03-01.');
  return text;
}

/** Writes what is new into the content, and says where it waits for words. */
function write(order: NewOrder, { settings, out }: Cli): void {
  const { CONTENT_DIR: folder } = settings;
  // Unlike a backup, the content is nobody's secret.
  process.umask(0o022);
  for (const [file, text] of Object.entries(withNew(readFolder(folder), order, dubaiDay(new Date())))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    out(`content/${file}`);
  }
  out(
    `Now give '${order.id}' its facts and its words there; \`npm run content\` says what is still a sample.`,
  );
}

export function newCommands(program: Command, cli: Cli): void {
  const add = program
    .command('new')
    .description('a new branch, barber or article in the content, with texts to write in every language');
  const command = (kind: NewOrder['kind'], name: string, example: string) =>
    add
      .command(kind)
      .argument('<id>', `what addresses call it: ${example}`)
      .argument(`<${name}>`, 'as visitors read it')
      .option('--arabic-name <name>', 'in Arabic letters')
      .action((id: string, name: string, options: Partial<NewOrder>) =>
        write({ kind, id, name, ...options }, cli),
      );
  command('branch', 'name', 'dubai-marina').option(
    '--opens <day>',
    'its first day; in sixty days unless said',
    dayOf,
  );
  command('barber', 'name', 'omar-haddad').option('--branch <id>', 'where he works');
  command('article', 'title', 'beards-in-summer');
}
