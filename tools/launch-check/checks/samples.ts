import { type Check, must } from '../check.ts';
import { walk } from '../walk.ts';

const labelOf = (value: object, path: string): string => {
  const { id, name, from } = value as Record<string, unknown>;
  const label = name ?? id ?? from;
  return typeof label === 'string' ? label : path;
};

const samplesIn = (data: unknown): string[] =>
  [...walk(data)].flatMap(({ path, value }) => {
    if (value === null || typeof value !== 'object') return [];
    const { sample, dateSample } = value as Record<string, unknown>;
    return [...(sample === true ? [labelOf(value, path)] : []), ...(dateSample === true ? ['its date'] : [])];
  });

/** People, words and figures that nobody gave. */
export const samples: Check = {
  title: 'Samples to replace, or to confirm by deleting their `sample: true`',
  run: ({ facts, articles }) => {
    const files = [
      ...Object.entries(facts).map(([file, data]) => [`content/facts/${file}.yaml`, data] as const),
      ...Object.entries(articles).map(([slug, data]) => [`content/en/articles/${slug}.mdx`, data] as const),
    ];
    return files.flatMap(([file, data]) => {
      const found = samplesIn(data);
      return found.length ? [must(file, `${found.length}: ${found.join(', ')}`)] : [];
    });
  },
};
