import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findProgram, freePort, until } from '../../tools/support/programs.ts';
import { siteOrigin } from './dist.ts';
import { temporary } from './folder.ts';
import { read } from './sources.ts';

/** The site's host in its pages, and the one without www. */
export const HOST = new URL(siteOrigin()).host;
export const APEX = HOST.replace(/^www\./, '');

const nginx = findProgram('nginx');
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Returns a function that sends requests by TLS for the site's host; another `localAddress` acts as another client. */
function requester(port: number, ca: Buffer) {
  return (path: string, options: RequestOptions & { host?: string; body?: string } = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const { host = HOST, body, headers, ...rest } = options;
      const target = { host: '127.0.0.1', port, path, ca, servername: host, ...rest };
      const sent = request({ ...target, headers: { host, ...headers } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
}

export type Proxy = {
  ask: ReturnType<typeof requester>;
  /** Its origin without TLS. */
  plain: string;
  brotli: boolean;
};

/** Runs nginx with the content of its `http` block until the test ends; resolves once `origin` answers. */
async function runNginx(http: string, origin: string, main = ''): Promise<void> {
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
}

/** A certificate for both hosts, and its key. */
function certificateIn(folder: string) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST},DNS:${APEX}`];
  execFileSync('openssl', ['req', '-x509', ...curve, ...names, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return { key, certificate };
}

async function behindNginx(releases: string, servers: number[]): Promise<Proxy> {
  const folder = temporary();
  const [http, https] = [await freePort(), await freePort()];
  const { key, certificate } = certificateIn(folder);
  const brotli = existsSync(BROTLI);
  const settings = read('deploy/nginx.conf')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
    .replaceAll('/var/lib/jk-masters/releases', releases)
    .replaceAll('/var/cache/nginx', folder)
    .replaceAll('/etc/letsencrypt/live/www.your.domain/fullchain.pem', certificate)
    .replaceAll('/etc/letsencrypt/live/www.your.domain/privkey.pem', key)
    .replaceAll('www.your.domain', HOST)
    .replaceAll('your.domain', APEX)
    .replace(/server 127.0.0.1:3001(.*)\n.*3002.*\n/, (_, rest) =>
      servers.map((port) => `server 127.0.0.1:${port}${rest}\n`).join(''),
    )
    .replace('# brotli_static', brotli ? 'brotli_static' : '# brotli_static');
  const plain = `http://127.0.0.1:${http}`;
  await runNginx(settings, plain, brotli ? `load_module ${BROTLI};` : '');
  return {
    ask: requester(https, readFileSync(certificate)),
    plain,
    brotli,
  };
}

const caddy = findProgram('caddy');

async function behindCaddy(releases: string, servers: number[]): Promise<Proxy> {
  const folder = temporary();
  const [http, https, admin] = [await freePort(), await freePort(), await freePort()];
  const { key, certificate } = certificateIn(folder);
  const config = join(folder, 'Caddyfile');
  const ports = `admin 127.0.0.1:${admin}\nhttp_port ${http}\nhttps_port ${https}`;
  const sites = read('deploy/Caddyfile').replaceAll(/_HOST:.*\} \{$/gm, `$&\ntls ${certificate} ${key}`);
  writeFileSync(config, `{\n${ports}\ndefault_bind 127.0.0.1\n}\n${sites}`);
  const env = {
    ...process.env,
    HOME: folder,
    SITE_HOST: HOST,
    APEX_HOST: APEX,
    RELEASES_DIR: releases,
    SERVERS: servers.map((port) => `127.0.0.1:${port}`).join(' '),
  };
  const child = spawn(caddy ?? 'caddy', ['run', '--config', config], { env, stdio: 'ignore' });
  onTestFinished(() => void child.kill());
  const plain = `http://127.0.0.1:${http}`;
  await until(
    () => fetch(plain, { redirect: 'manual' }).catch(() => undefined),
    20_000,
    'Caddy does not answer',
  );
  return { ask: requester(https, readFileSync(certificate)), plain, brotli: true };
}

/** The proxies of deploy/ in front of servers on given ports, each where its program is installed. */
export const PROXIES = [
  { name: 'nginx', missing: !nginx, start: behindNginx },
  { name: 'Caddy', missing: !caddy, start: behindCaddy },
] as const;
