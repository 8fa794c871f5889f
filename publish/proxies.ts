/** What proxies in front of the site read of a release, so that they hand out its files as the server does. */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CLOSED_POLICY, cacheOf, type Manifest, PRIVATE, SITE } from '../contract/release.ts';

type Redirect = { from: string; to: string };

/** Answers to something else, and the console: the server alone hands them out. */
const KEPT_BACK = /(^|\/)(404|barber-not-found|review-problem|staff)\.html$/;
/** Names no file. */
const NONE = '/.none';

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
const block = (head: string, rows: string[][], end = '') => {
  const lines = rows.map(([key, ...values]) => `  ${[key, ...values.map(quoted)].join(' ')}${end}\n`);
  return `${head} {\n${lines.join('')}}\n`;
};

const handedOut = (manifest: Manifest) =>
  Object.entries(manifest).filter(([, { file }]) => !KEPT_BACK.test(file));

/** `$site_file` is the file of an address that nginx may hand out; what browsers are told of it goes by that file. */
export function nginxConf(root: string, manifest: Manifest, redirects: Redirect[]): string {
  const map = (key: string, variable: string, rows: [string, string][], otherwise = '') =>
    block(
      `map ${key} ${variable}`,
      [['default', otherwise], ...rows.map(([from, to]) => [quoted(from), to])],
      ';',
    );
  const files = handedOut(manifest);
  const pages = Object.values(manifest).flatMap(({ file, policy }): [string, string][] =>
    policy ? [[`/${file}`, policy]] : [],
  );
  return [
    'map_hash_bucket_size 256;\nmap_hash_max_size 8192;\n',
    map('$host', '$site_root', [], root),
    // Writes, and whoever looks at a draft, are the server's.
    'map "$request_method $http_cookie" $site_address {\n  default "";\n  "~^(GET|HEAD) (?!.*jk-preview=)" $uri;\n}\n',
    map(
      '$site_address',
      '$site_file',
      files.map(([url, { file }]) => [url, `/${file}`]),
      NONE,
    ),
    map(
      '$uri',
      '$site_cache',
      files.map(([url, entry]) => [`/${entry.file}`, cacheOf(url, entry)]),
    ),
    map('$uri', '$page_policy', pages, CLOSED_POLICY),
    map(
      '$uri',
      '$moved_to',
      redirects.map(({ from, to }) => [from, to]),
    ),
  ].join('');
}

/** The same for Caddy, by address: old addresses and everything that stands not here it leaves to the server. */
export function caddyConf(root: string, manifest: Manifest): string {
  const rows = handedOut(manifest).map(([url, entry]) => [
    quoted(url),
    `/${entry.file}`,
    entry.type,
    cacheOf(url, entry),
    entry.policy ?? CLOSED_POLICY,
  ]);
  const names = '{site_file} {site_type} {site_cache} {page_policy}';
  return `root * ${quoted(root)}\n${block(`map {path} ${names}`, [...rows, ['default', NONE, '', '', '']])}`;
}

/**
 * Writes both beside the public files of a release that has its number. They name its own folder, not `current`: until a
 * proxy reads the next release's, it hands out the files that the policies were made for.
 */
export async function writeProxyFiles(release: string): Promise<void> {
  const json = async (file: string) => JSON.parse(await readFile(join(release, file), 'utf8'));
  const [manifest, redirects] = [await json(PRIVATE.manifest), await json(PRIVATE.redirects)];
  const root = resolve(release, SITE);
  await writeFile(join(release, PRIVATE.nginx), nginxConf(root, manifest, redirects));
  await writeFile(join(release, PRIVATE.caddy), caddyConf(root, manifest));
}
