/** The command line: `npm run jk -- --help`. */
import '../../server/settings-file.ts';
import { run } from './run.ts';
import { reasonOf } from './store.ts';

// Stores and backups contain visitors' data: keep them unreadable for other users of the machine.
process.umask(0o077);

// Exit quietly when a reader closes the pipe, as in `reviews list | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') console.error(reasonOf(error));
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

const status = await run(process.argv.slice(2), { out: console.log, err: console.error, env: process.env });
// A publication leaves timers of the renderer.
process.exit(status);
