/** Configuration of a release for reverse proxies, so that they serve its files exactly like the server. */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CLOSED_POLICY, cacheControlOf, type Manifest, PRIVATE, SITE } from '../contract/release.ts';

type Redirect = { from: string; to: string };

/** Pages that only the server may serve: error responses and the console. */
const SERVER_ONLY = /(^|\/)(404|barber-not-found|review-problem|staff)\.html$/;
/** A path that never exists. */
const NO_FILE = '/.none';

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
const block = (head: string, rows: string[][], end = '') => {
  const lines = rows.map(([key, ...values]) => `  ${[key, ...values.map(quoted)].join(' ')}${end}\n`);
  return `${head} {\n${lines.join('')}}\n`;
};

const servedFiles = (manifest: Manifest) =>
  Object.entries(manifest).filter(([, { file }]) => !SERVER_ONLY.test(file));

/** `$site_file` is the file that nginx serves for an address; headers depend on the file. */
function nginxConf(root: string, manifest: Manifest, redirects: Redirect[]): string {
  const map = (key: string, variable: string, rows: [string, string][], otherwise = '') =>
    block(
      `map ${key} ${variable}`,
      [['default', otherwise], ...rows.map(([from, to]) => [quoted(from), to])],
      ';',
    );
  const files = servedFiles(manifest);
  const pages = Object.values(manifest).flatMap(({ file, policy }): [string, string][] =>
    policy ? [[`/${file}`, policy]] : [],
  );
  return [
    'map_hash_bucket_size 256;\nmap_hash_max_size 8192;\n',
    map('$host', '$site_root', [], root),
    // The server handles write requests and previews.
    'map "$request_method $http_cookie" $site_address {\n  default "";\n  "~^(GET|HEAD) (?!.*jk-preview=)" $uri;\n}\n',
    map(
      '$site_address',
      '$site_file',
      files.map(([url, { file }]) => [url, `/${file}`]),
      NO_FILE,
    ),
    map(
      '$uri',
      '$site_cache',
      files.map(([url, entry]) => [`/${entry.file}`, cacheControlOf(url, entry)]),
    ),
    map('$uri', '$page_policy', pages, CLOSED_POLICY),
    map(
      '$uri',
      '$moved_to',
      redirects.map(({ from, to }) => [from, to]),
    ),
  ].join('');
}

/** Maps addresses to files for Caddy, which forwards redirects and unknown addresses to the server. */
function caddyConf(root: string, manifest: Manifest): string {
  const rows = servedFiles(manifest).map(([url, entry]) => [
    quoted(url),
    `/${entry.file}`,
    entry.type,
    cacheControlOf(url, entry),
    entry.policy ?? CLOSED_POLICY,
  ]);
  const names = '{site_file} {site_type} {site_cache} {page_policy}';
  return `root * ${quoted(root)}\n${block(`map {path} ${names}`, [...rows, ['default', NO_FILE, '', '', '']])}`;
}

/**
 * Writes both configurations into a numbered release. They refer to its own folder instead of `current`, so that files and
 * policies match until the proxy reloads.
 */
export async function writeProxyFiles(release: string): Promise<void> {
  const json = async (file: string) => JSON.parse(await readFile(join(release, file), 'utf8'));
  const [manifest, redirects] = [await json(PRIVATE.manifest), await json(PRIVATE.redirects)];
  const root = resolve(release, SITE);
  await writeFile(join(release, PRIVATE.nginx), nginxConf(root, manifest, redirects));
  await writeFile(join(release, PRIVATE.caddy), caddyConf(root, manifest));
}
