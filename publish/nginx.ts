import type { Manifest } from '../contract/release.ts';

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
const map = (variable: string, values: [string, string][]) =>
  `map $uri ${variable} {\n${values.map(([key, value]) => `  ${quoted(key)} ${quoted(value)};`).join('\n')}\n}\n`;

/** What nginx must know to host the public files alone: the policy of every page by its file, and where old addresses lead. */
export function nginxMaps(manifest: Manifest, redirects: { from: string; to: string }[]): string {
  const policies = Object.values(manifest).flatMap(({ file, policy }): [string, string][] =>
    policy ? [[`/${file}`, policy]] : [],
  );
  return [
    'map_hash_bucket_size 256;\n',
    map('$page_policy', policies),
    map(
      '$moved_to',
      redirects.map(({ from, to }) => [from, to]),
    ),
  ].join('');
}
