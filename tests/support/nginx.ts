import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findProgram, freePort, until } from '../../tools/support/programs.ts';
import { temporary } from './folder.ts';
import { read } from './sources.ts';

export const nginx = findProgram('nginx');

/** The nginx settings shown under a heading of docs/running.md. */
export function shownUnder(heading: string): string {
  const [, section = ''] = read('docs/running.md').split(`## ${heading}\n`);
  const [, block] = /```nginx\n([\s\S]*?)```/.exec(section) ?? [];
  if (!block) throw new Error(`docs/running.md shows no nginx under '${heading}'`);
  return block;
}

/** Runs nginx with the content of its `http` block until the test ends; returns the process once `origin` answers. */
export async function runNginx(http: string, origin: string, main = ''): Promise<ChildProcess> {
  const folder = temporary();
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `${main} worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''} events { worker_connections 512; }
http { include /etc/nginx/mime.types; access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
${http} }`,
  );
  const child = spawn(nginx ?? 'nginx', ['-c', config, '-p', folder], { stdio: 'ignore' });
  onTestFinished(() => void child.kill());
  const isAnswering = () => fetch(origin, { redirect: 'manual' }).catch(() => undefined);
  await until(isAnswering, 10_000, `nginx does not answer: see ${config}`);
  return child;
}

/** Runs nginx with these settings, `listen 80` on a free port, until the test ends; returns its origin. */
export async function startNginx(settings: string): Promise<string> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  await runNginx(settings.replace('listen 80;', `listen 127.0.0.1:${port};`), origin);
  return origin;
}
