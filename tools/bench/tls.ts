import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, freePort } from '../support/programs.ts';
import { answering } from '../support/server-process.ts';

/** Servers behind nginx with TLS and HTTP/2, as visitors meet them; the certificate is signed by nobody. */
export async function startTlsProxy(behind: string[]) {
  const nginx = findProgram('nginx');
  if (!nginx) throw new Error('Install nginx first (Debian: apt-get install nginx-light)');
  const folder = mkdtempSync(join(tmpdir(), 'jk-masters-nginx-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', key, '-out', certificate, '-days', '2', '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', '-x509', ...curve, ...files], { stdio: 'ignore' });
  const ports = await Promise.all(behind.map(freePort));
  const alive = await freePort();
  const servers = behind.map(
    (origin, index) => `server { listen 127.0.0.1:${ports[index]} ssl http2;
location / { proxy_pass ${origin}; proxy_http_version 1.1; proxy_set_header Connection ""; } }`,
  );
  const settings = join(folder, 'nginx.conf');
  writeFileSync(
    settings,
    `worker_processes 1; daemon off; pid ${folder}/pid; user root; events { worker_connections 1024; }
http { access_log off; ssl_certificate ${certificate}; ssl_certificate_key ${key};
${servers.join('\n')}
server { listen 127.0.0.1:${alive}; return 204; } }`,
  );
  const child = spawn(nginx, ['-c', settings, '-p', folder], { stdio: 'ignore' });
  await answering(`http://127.0.0.1:${alive}/`);
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true });
  };
  return { origins: ports.map((port) => `https://127.0.0.1:${port}`), stop };
}
