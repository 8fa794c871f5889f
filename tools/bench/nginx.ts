import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { findProgram } from '../support/program.ts';

const listening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.end();
      resolve(true);
    });
  });

async function start(scheme: 'http' | 'https', block: (listen: string, folder: string) => string) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'jk-masters-nginx-'));
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr;
user root; events { worker_connections 1024; }
http { include /etc/nginx/mime.types; access_log off; server { ${block(`listen 127.0.0.1:${port}`, folder)} } }`,
  );
  const child = spawn(findProgram('nginx') ?? 'nginx', ['-c', config, '-p', folder], {
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  for (let attempt = 0; !(await listening(port)); attempt += 1) {
    if (attempt === 100) throw new Error(`nginx does not listen: see ${config}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { origin: `${scheme}://127.0.0.1:${port}`, stop: () => child.kill() };
}

/** The built files as nginx would serve them. */
export const startFiles = (dist: string) =>
  start(
    'http',
    (listen) =>
      `${listen}; gzip_static on; root ${dist}; location / { try_files $uri $uri.html $uri/index.html =404; }`,
  );

/** A server behind TLS and HTTP/2, as visitors meet it; the certificate is signed by nobody. */
export const startTlsProxy = (origin: string) =>
  start('https', (listen, folder) => {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const paths = ['-keyout', key, '-out', certificate];
    execFileSync('openssl', ['req', '-x509', ...curve, ...paths, '-days', '2', '-subj', '/CN=localhost'], {
      stdio: 'ignore',
    });
    return `${listen} ssl http2; ssl_certificate ${certificate}; ssl_certificate_key ${key};
      location / { proxy_pass ${origin}; proxy_http_version 1.1; proxy_set_header Connection ""; }`;
  });
