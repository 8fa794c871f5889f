import { createHash } from 'node:crypto';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { textsOf } from './texts.ts';

/** How each text of a language and of the first one read when they were last compared: file, text, both hashes. */
export type Compared = Record<string, Record<string, readonly [first: string, own: string]>>;

/** Where a language keeps it. */
export const recordFile = (locale: string) => `${locale}/compared.json`;

const LENGTH = 8;

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, LENGTH);

/** The files of a language, by their name in its folder. */
export const filesOf = (files: Record<string, string>, locale: string): [string, string][] =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(`${locale}/`) && /\.(yaml|mdx)$/.test(path))
    .map(([path, raw]) => [path.slice(locale.length + 1), raw]);

/** The languages that follow the first one. */
export const followers = (files: Record<string, string>): string[] =>
  [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))].filter(
    (folder) => folder !== 'facts' && folder !== FIRST_LANGUAGE && filesOf(files, folder).length > 0,
  );

/** The record of a language whose texts all say now what the first language says. */
export function compare(files: Record<string, string>, locale: string): Compared {
  return Object.fromEntries(
    filesOf(files, locale).map(([file, raw]) => {
      const first = textsOf(file, files[`${FIRST_LANGUAGE}/${file}`] ?? '');
      const pairs = [...textsOf(file, raw)].flatMap(([path, { text }]) => {
        const said = first.get(path);
        return said ? [[path, [hashOf(said.text), hashOf(text)]] as const] : [];
      });
      return [file, Object.fromEntries(pairs)];
    }),
  );
}
