/** The command line: `npm run jk -- --help`. Ends with 0 when done, 1 when not, 2 when it was not understood. */
import '../../server/settings-file.ts';
import { Command, CommanderError } from 'commander';
import { backupCommands } from './backup.ts';
import { demoCommand } from './demo.ts';
import { moveCommand } from './move.ts';
import { newCommands } from './new.ts';
import { releaseCommands, settingsCommand } from './releases.ts';
import { reviewCommands, visitorCommands } from './reviews.ts';
import { staffCommands } from './staff.ts';
import { reasonOf } from './store.ts';
import { watchCommands } from './watch.ts';

// Backups and what a store is made of hold visitors' words: no other user of the machine reads them.
process.umask(0o077);

// As with `reviews list | head`: whoever has read enough may go.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') console.error(reasonOf(error));
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

const program = new Command('jk')
  .description('Staff accounts, reviews, backups and releases of the JK Masters website')
  .addHelpText('after', '\nThe store is the one of DATA_DIR (./data), or of DATABASE_URL.')
  .exitOverride();
staffCommands(program);
reviewCommands(program);
visitorCommands(program);
backupCommands(program);
moveCommand(program);
demoCommand(program);
newCommands(program);
releaseCommands(program);
watchCommands(program);
settingsCommand(program);

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exit(error.exitCode === 0 ? 0 : 2);
  console.error(reasonOf(error));
  process.exit(1);
}
