import { expect, test } from 'vitest';
import type { Manifest } from '../contract/release.ts';
import { caddyConf, nginxConf } from './proxies.ts';

const policy = `default-src 'self'`;
const plain = { etag: '', immutable: false, encodings: [] };
const html = { ...plain, type: 'text/html; charset=utf-8', policy };
const manifest: Manifest = {
  '/a': { ...html, file: 'a.html' },
  '/ar/404': { ...html, file: 'ar/404.html' },
  '/staff': { ...html, file: 'staff.html' },
  '/_astro/b.js': { ...plain, file: '_astro/b.js', type: 'text/javascript', immutable: true },
};

test('maps addresses to files for nginx, and files to policy and cache lifetime', () => {
  const conf = nginxConf('/r/7/site', manifest, [{ from: '/old', to: '/a?x="1"' }]);
  expect(conf).toContain('map $host $site_root {\n  default "/r/7/site";\n}');
  expect(conf).toContain('  "/a" "/a.html";');
  expect(conf).toContain(`  "/a.html" "default-src 'self'";`);
  expect(conf).toContain('  "/_astro/b.js" "public, max-age=31536000, immutable";');
  expect(conf).toContain('  "/old" "/a?x=\\"1\\"";');
});

test('maps addresses to files and headers for Caddy', () => {
  const conf = caddyConf('/r/7/site', manifest);
  expect(conf).toContain('root * "/r/7/site"');
  expect(conf).toContain(`  "/a" "/a.html" "text/html; charset=utf-8" "no-cache" "default-src 'self'"`);
});

test('leaves error responses and the console to the server', () => {
  for (const conf of [nginxConf('/r', manifest, []), caddyConf('/r', manifest)])
    for (const url of ['/ar/404', '/staff']) expect(conf).not.toContain(`"${url}" `);
});
