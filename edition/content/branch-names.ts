import type { BranchFacts } from '../schema/branches.ts';
import type { Path, Problem } from './problem.ts';

/** Where a branch is spoken of by name because the text is its own, or because districts are named alike. */
const OWN = [
  /^\w+\/(branches|areas)\.yaml$/,
  /^\w+\/(branch-pages|short-branches)\.yaml items\./,
  /^\w+\/press-kit\.yaml pictures\.items\./,
  /keywords$/,
];

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isNamed = (name: string, text: string) =>
  new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'u').test(text);
const WITHOUT = 'write it without that branch';

/** Every text below a value, with the way to it. */
function* textsIn(value: unknown, path: Path): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* textsIn(item, [...path, index]);
  else if (value !== null && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) yield* textsIn(item, [...path, key]);
}

/** Lines of an article that name a branch which has closed. */
export function* closedNames(
  file: string,
  raw: string,
  closed: readonly BranchFacts[],
): Generator<{ problem: Problem; line: number }> {
  for (const [index, text] of raw.split('\n').entries()) {
    const gone = closed.find(({ name, shortName }) => [name, shortName].some((said) => isNamed(said, text)));
    if (gone)
      yield {
        line: index + 1,
        problem: { file, path: [], reason: `names ${gone.name}, which has closed`, remedy: WITHOUT },
      };
  }
}

/**
 * Texts that name a branch in letters: when it closes or another opens, they would be wrong. And texts that name one in
 * braces which has closed.
 */
export function* typedNames(
  file: string,
  data: unknown,
  branches: readonly BranchFacts[],
  closed: readonly BranchFacts[],
): Generator<Problem> {
  const names = branches.flatMap(({ slug, name, shortName }) => [
    { slug, key: 'name', name },
    { slug, key: 'shortName', name: shortName },
  ]);
  for (const { path, text } of textsIn(data, [])) {
    const where = `${file} ${path.join('.')}`;
    if (OWN.some((own) => own.test(where) || own.test(file))) continue;
    const typed = names.find(({ name }) => isNamed(name, text));
    if (typed)
      yield {
        file,
        path,
        reason: `names '${typed.name}' in letters`,
        remedy: `write {${typed.slug}.${typed.key}}, or {branches.names} for all`,
      };
    const gone = closed.find(({ slug }) => text.includes(`{${slug}.`));
    if (gone)
      yield {
        file,
        path,
        reason: `names ${gone.name}, which has closed`,
        remedy: WITHOUT,
      };
  }
}
