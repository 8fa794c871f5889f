import { Command, CommanderError } from 'commander';
import { settingsAdvice } from '../../server/settings.ts';
import { backupCommands } from './backup.ts';
import { contentCommands } from './content.ts';
import { releaseCommands, settingsCommand } from './releases.ts';
import { reviewCommands, visitorCommands } from './reviews.ts';
import { staffCommands } from './staff.ts';
import { type Cli, type Io, openCli, reasonOf } from './store.ts';
import { watchCommands } from './watch.ts';

const withoutBreak = (text: string) => text.replace(/\n$/, '');

function programOf(cli: Cli): Command {
  const program = new Command('jk')
    .description('Staff accounts, reviews, backups and releases of the JK Masters website')
    .addHelpText('after', '\nThe store is the one of DATA_DIR (./data), or of DATABASE_URL.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => cli.out(withoutBreak(text)),
      writeErr: (text) => cli.err(withoutBreak(text)),
    });
  for (const add of [
    staffCommands,
    reviewCommands,
    visitorCommands,
    backupCommands,
    contentCommands,
    releaseCommands,
    watchCommands,
    settingsCommand,
  ])
    add(program, cli);
  return program;
}

/** Runs one command. Returns 0 on success, 1 on failure, 2 for an invalid command or setting. */
export async function run(argv: string[], io: Io): Promise<number> {
  let cli: Cli;
  try {
    cli = openCli(io);
  } catch (error) {
    io.err(reasonOf(error));
    return 2;
  }
  for (const advice of settingsAdvice(io.env)) io.err(`Warning: ${advice}.`);
  try {
    await programOf(cli).parseAsync(argv, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    io.err(reasonOf(error));
    return 1;
  }
}
