import type { z } from 'zod';
import { type Facts, factFiles, type Words, wordFiles } from '../../schema/catalogue.ts';
import { ContentError, type Problem } from './content-error.ts';
import { factChecks } from './fact-checks.ts';
import { factValues } from './fact-values.ts';
import { fillFacts } from './fill-facts.ts';
import { readYaml } from './read-file.ts';
import { seoChecks } from './seo-checks.ts';
import { wordChecks } from './word-checks.ts';

export type Content = { facts: Facts; words: Record<string, Words> };

const FACTS = 'facts';

/** Every language that has a folder; English first, so that a missing folder of English is noticed. */
function localesOf(files: Record<string, string>): string[] {
  const folders = Object.keys(files).map((path) => path.split('/')[0] ?? '');
  return [...new Set(['en', ...folders])].filter((folder) => folder !== FACTS);
}

/**
 * Reads all of content/ from its files' texts, keyed by path ('facts/branches.yaml'), and puts facts into the words.
 * Throws a ContentError that names file, field and reason of everything that is wrong.
 */
export function parseContent(files: Record<string, string>): Content {
  const problems: Problem[] = [];
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
  const written = localesOf(files).map((locale) => [locale, folder(locale, wordFiles) as Words] as const);
  for (const path of Object.keys(files)) {
    if (!known.has(path))
      problems.push({ file: path, field: '', reason: 'no page reads a file of this name' });
  }
  // Files refer to each other: that can be checked only once each is right by itself.
  if (problems.length) throw new ContentError(problems);

  const words: Record<string, Words> = {};
  problems.push(...factChecks(facts));
  for (const [locale, texts] of written) {
    const filled = filledWords(facts, locale, texts, problems);
    problems.push(...wordChecks(facts, locale, filled), ...seoChecks(locale, filled));
    words[locale] = filled;
  }
  if (problems.length) throw new ContentError(problems);
  return { facts, words };
}

function filledWords(facts: Facts, locale: string, texts: Words, problems: Problem[]): Words {
  const values = factValues(facts, locale, texts.interface.numbers);
  return Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [
      file,
      fillFacts(text, values, `${locale}/${file}.yaml`, problems),
    ]),
  ) as Words;
}
