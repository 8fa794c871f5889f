import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { settingsAsMarkdown } from '../../server/settings.ts';

const page = join(import.meta.dirname, '../../docs/running.md');
const PLACE = /(?<=<!-- settings -->\n).*?(?=<!-- \/settings -->)/s;

/** docs/running.md with the table as the code has it. */
export const withSettings = (text: string) => text.replace(PLACE, () => `${settingsAsMarkdown()}\n`);

export function settingsCommand(program: Command): void {
  program
    .command('settings')
    .option('--write', 'put the table into docs/running.md')
    .description('the environment variables that the server reads')
    .action(({ write }: { write?: boolean }) => {
      if (write) writeFileSync(page, withSettings(readFileSync(page, 'utf8')));
      else console.log(settingsAsMarkdown());
    });
}
