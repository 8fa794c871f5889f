import type { BranchFacts } from '../schema/facts.ts';
import type { Problem } from './errors.ts';

/** Files where each text is of one branch or district, lines that search engines or pictures need as they are, comments. */
const OWN_FILES = /^\w+\/(branches|areas|branch-pages|short-branches)\.yaml$/;
const OWN_LINES = /^\s*(#|keywords:|branch-[\w-]+:)/;

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isNamed = (name: string, text: string) =>
  new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'u').test(text);

/**
 * Texts that name a branch which has closed; and those that name one in letters instead of in braces: they would be wrong
 * when it closes or another opens.
 */
export function branchNotices(
  file: string,
  raw: string,
  branches: readonly BranchFacts[],
  closed: readonly BranchFacts[],
): Problem[] {
  if (OWN_FILES.test(file)) return [];
  const names = branches.flatMap(({ slug, name, shortName }) => [
    { braces: `{${slug}.name}`, name },
    { braces: `{${slug}.shortName}`, name: shortName },
  ]);
  return raw.split('\n').flatMap((text, index): Problem[] => {
    if (OWN_LINES.test(text)) return [];
    const at = { file, line: index + 1 };
    const gone = closed.find(
      ({ slug, name, shortName }) =>
        text.includes(`{${slug}.`) || isNamed(name, text) || isNamed(shortName, text),
    );
    if (gone)
      return [
        { ...at, reason: `names ${gone.name}, which has closed`, remedy: 'write it without that branch' },
      ];
    const typed = file.endsWith('.yaml') ? names.find(({ name }) => isNamed(name, text)) : undefined;
    if (!typed) return [];
    const remedy = `write ${typed.braces}, or {branches.names} for all`;
    return [{ ...at, reason: `names '${typed.name}' in letters`, remedy }];
  });
}
