/** The command line: `npm run jk -- --help`. */
import '../../server/settings-file.ts';
import { run } from './run.ts';
import { reasonOf } from './store.ts';

// Backups and what a store is made of hold visitors' words: no other user of the machine reads them.
process.umask(0o077);

// As with `reviews list | head`: a reader that has enough closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') console.error(reasonOf(error));
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

const status = await run(process.argv.slice(2), { out: console.log, err: console.error, env: process.env });
// A publication leaves timers of the renderer.
process.exit(status);
