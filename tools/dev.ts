/** `npm run dev`: the site with hot reload on PORT (3000), and the API server on the next port, restarted on code changes. */
import '../server/settings-file.ts';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { release } from './support/release.ts';

const root = join(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;

// The API server needs a built site.
if (!existsSync(release)) {
  execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
}

console.log(`The site with hot reload is on port ${port}, its API on port ${apiPort}.`);

const run = (command: string[], env: Record<string, string>): ChildProcess =>
  spawn(command[0] ?? '', command.slice(1), {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });

const children = [
  run(['node', '--watch-path=server', '--watch-path=contract', '--watch-path=domain', 'server/main.ts'], {
    PORT: String(apiPort),
  }),
  run(['astro', 'dev', '--port', String(port)], { DEV_API: `http://localhost:${apiPort}` }),
];
for (const child of children) child.on('exit', (code) => process.exit(code ?? 0));
process.on('exit', () => children.map((child) => child.kill()));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
