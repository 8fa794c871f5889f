import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from '../support/free-port.ts';
import { findProgram } from '../support/program.ts';
import { answering } from '../support/server-process.ts';

const TEXT = gzipSync(`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>A page of plain text</title>
<link rel="icon" href="data:,"></head><body><main><h1>Barbershop</h1>
<p>Al Barsha 1, Barsha Heights and JVC, open until one in the morning.</p></main></body></html>`);

/** A page of plain text: no page can be faster here. */
export async function startFloor() {
  const port = await freePort();
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }).end(TEXT);
  }).listen(port, '127.0.0.1');
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** The body of one server block for each port, in a folder of the configuration's own. */
async function startNginx(blocks: ((listen: string, folder: string) => string)[]) {
  const program = findProgram('nginx');
  if (!program) throw new Error('Install nginx first (Debian: apt-get install nginx-light)');
  const folder = mkdtempSync(join(tmpdir(), 'jk-masters-nginx-'));
  const ports = await Promise.all(blocks.map(freePort));
  const servers = blocks.map((block, index) => `server { ${block(`127.0.0.1:${ports[index]}`, folder)} }`);
  const alive = await freePort();
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; user root; events { worker_connections 1024; }
http { include /etc/nginx/mime.types; access_log off; ${servers.join('\n')}
server { listen 127.0.0.1:${alive}; return 204; } }`,
  );
  const child = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  await answering(`http://127.0.0.1:${alive}/`);
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true });
  };
  return { ports, stop };
}

/** Built files as nginx would serve them. */
export async function startFiles(folder: string) {
  const places = 'try_files $uri $uri.html $uri/index.html $uri.json =404;';
  const { ports, stop } = await startNginx([
    (listen) => `listen ${listen}; gzip_static on; root ${folder}; location / { ${places} }`,
  ]);
  return { origin: `http://127.0.0.1:${ports[0]}`, stop };
}

/** Servers behind TLS and HTTP/2, as visitors meet them; the certificate is signed by nobody. */
export async function startTlsProxy(behind: string[]) {
  const keys = mkdtempSync(join(tmpdir(), 'jk-masters-keys-'));
  const [key, certificate] = [join(keys, 'key.pem'), join(keys, 'certificate.pem')];
  const files = ['-keyout', key, '-out', certificate];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...curve, ...files, '-days', '2', '-subj', '/CN=localhost'], {
    stdio: 'ignore',
  });
  const { ports, stop } = await startNginx(
    behind.map(
      (origin) => (listen) =>
        `listen ${listen} ssl http2;
ssl_certificate ${certificate}; ssl_certificate_key ${key};
location / { proxy_pass ${origin}; proxy_http_version 1.1; proxy_set_header Connection ""; }`,
    ),
  );
  return { origins: ports.map((port) => `https://127.0.0.1:${port}`), stop };
}
