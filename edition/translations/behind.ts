import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { type Compared, filesOf, followers, hashOf, recordFile } from './record.ts';
import { type Texts, textsOf } from './texts.ts';

const line = (file: string, at: number, path: string, what: string) =>
  `content/${file}:${at}  ${path}: ${what}`;

const inList = (path: string) => /\.\d+(\.|$)/.test(path);

/** What one language lacks of another. */
function* missing(from: string, to: string, has: Texts, lacks: Texts): Generator<string> {
  for (const [path, { line: at }] of has)
    if (!lacks.has(path)) yield line(from, at, path, `content/${to} does not have this text`);
}

function* changed(
  file: string,
  locale: string,
  first: Texts,
  own: Texts,
  compared: Compared[string],
): Generator<string> {
  for (const [path, { text, line: at }] of own) {
    const said = first.get(path);
    if (!said) continue;
    const [theirs, ours] = compared[path] ?? [];
    const firstSame = theirs === hashOf(said.text);
    const ownSame = ours === hashOf(text);
    if (!firstSame && ownSame)
      yield line(`${locale}/${file}`, at, path, `'${FIRST_LANGUAGE}' has changed since this was written`);
    else if (firstSame && !ownSame)
      yield line(
        `${FIRST_LANGUAGE}/${file}`,
        said.line,
        path,
        `'${locale}' has changed since this was written`,
      );
    else if (!firstSame)
      yield line(`${locale}/${file}`, at, path, `not yet compared with '${FIRST_LANGUAGE}'`);
  }
}

/** Lines for the owner: texts that one language lacks, or that have not followed the other one since both were compared. */
export function textsBehind(files: Record<string, string>): string[] {
  return followers(files).flatMap((locale) => {
    const kept = files[recordFile(locale)];
    if (!kept)
      return [
        `content/${locale}  was not yet compared with '${FIRST_LANGUAGE}'; read it, then npm run content -- --compared ${locale}`,
      ];
    const record = JSON.parse(kept) as Compared;
    return filesOf(files, locale).flatMap(([file, raw]) => {
      const own = textsOf(file, raw);
      const first = textsOf(file, files[`${FIRST_LANGUAGE}/${file}`] ?? '');
      const [here, there] = [`${locale}/${file}`, `${FIRST_LANGUAGE}/${file}`];
      return [
        ...missing(there, here, first, own),
        // Plural forms and names of its own are a language's right; a longer list is not.
        ...missing(here, there, new Map([...own].filter(([path]) => inList(path))), first),
        ...changed(file, locale, first, own, record[file] ?? {}),
      ];
    });
  });
}
