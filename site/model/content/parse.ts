import type { z } from 'zod';
import { type Facts, factFiles, type Words, wordFiles } from '../../schema/catalogue.ts';
import { ContentError, type Problem } from './content-error.ts';
import { crossChecks } from './cross-checks.ts';
import { readYaml } from './read-file.ts';

export type Content = { facts: Facts; words: Record<string, Words> };

const FACTS = 'facts';

/**
 * Reads all of content/ from its files' texts, keyed by path ('facts/branches.yaml').
 * Throws a ContentError that names file, field and reason of everything that is wrong.
 */
export function parseContent(files: Record<string, string>): Content {
  const problems: Problem[] = [];
  const folders = new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''));
  const locales = [...folders].filter((folder) => folder !== FACTS);
  const known = new Set<string>();

  const folder = (name: string, schemas: Record<string, z.ZodType>) =>
    Object.fromEntries(
      Object.entries(schemas).map(([file, schema]) => {
        const path = `${name}/${file}.yaml`;
        known.add(path);
        const raw = files[path];
        if (raw === undefined) problems.push({ file: path, field: '', reason: 'the file is missing' });
        return [file, raw === undefined ? undefined : readYaml(path, raw, schema, problems)];
      }),
    );

  const facts = folder(FACTS, factFiles) as Facts;
  const words = Object.fromEntries(locales.map((locale) => [locale, folder(locale, wordFiles) as Words]));
  for (const path of Object.keys(files)) {
    if (!known.has(path))
      problems.push({ file: path, field: '', reason: 'no page reads a file of this name' });
  }
  if (!problems.length) problems.push(...crossChecks(facts, words));
  if (problems.length) throw new ContentError(problems);
  return { facts, words };
}
