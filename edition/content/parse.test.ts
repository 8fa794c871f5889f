import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFolder } from '../from-folder.ts';
import { ContentError } from './content-error.ts';
import { parseContent } from './parse.ts';

const TODAY = '2026-11-21';
const real = readFolder(join(import.meta.dirname, '../../content'));

function messageOf(files: Record<string, string>): string {
  try {
    parseContent(files, TODAY);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as Error).message;
  }
  return 'the content was accepted';
}

/** The real content with one text of one file replaced; fails when that text is no longer there. */
function broken(file: string, from: string | RegExp, to: string): Record<string, string> {
  const raw = real[file] ?? '';
  const changed = raw.replace(from, to);
  expect(changed, `${from} is no longer in ${file}`).not.toBe(raw);
  return { ...real, [file]: changed };
}

describe('content', () => {
  it('is right as it stands', () => {
    const { facts, languages } = parseContent(real, TODAY);
    expect(facts.branches.map(({ slug }) => slug)).toEqual(['al-barsha', 'barsha-heights', 'jvc']);
    expect(Object.keys(languages)).toContain('en');
  });

  it('asks for every page of a language that has a folder', () => {
    const message = messageOf({ ...real, 'fr/home.yaml': real['en/home.yaml'] ?? '' });
    expect(message).toContain('content/fr/interface.yaml  the file is missing');
  });

  it('is complete with a second language, without any code', () => {
    const french = Object.entries(real)
      .filter(([path]) => path.startsWith('en/'))
      .map(([path, raw]) => [path.replace('en/', 'fr/'), raw]);
    expect(Object.keys(parseContent({ ...real, ...Object.fromEntries(french) }, TODAY).languages)).toContain(
      'fr',
    );
  });
});

describe('a draft', () => {
  const raw = real['en/interface.yaml'] ?? '';
  const files = {
    ...real,
    ...Object.fromEntries(
      Object.entries(real)
        .filter(([path]) => path.startsWith('en/'))
        .map(([path, text]) => [path.replace('en/', 'fr/'), text]),
    ),
    'fr/interface.yaml': raw.replace('direction: ltr', 'direction: ltr\n  draft: true'),
  };

  it('stops nothing, and is checked like every language once it is wanted', () => {
    expect(Object.keys(parseContent(files, TODAY).languages)).not.toContain('fr');
    expect(Object.keys(parseContent(files, TODAY, true).languages)).toContain('fr');
    const broken = { ...files, 'fr/home.yaml': 'title: Home' };
    expect(() => parseContent(broken, TODAY)).not.toThrow();
    expect(() => parseContent(broken, TODAY, true)).toThrow('content/fr/home.yaml');
  });
});

describe('words', () => {
  it('carry the facts that they name', () => {
    const later = broken('facts/branches.yaml', /closes: '01:00'/g, "closes: '02:00'");
    const { words } = parseContent(later, TODAY).languages.en ?? {};
    expect(words?.['short-branches'].items.jvc?.hero.lead).toContain('until 2:00\u00a0AM');
    expect(JSON.stringify(words)).not.toMatch(/1:00\sAM/);
  });

  it('repeat neither hours nor figures that the facts hold', () => {
    const texts = Object.entries(real).filter(([path]) => path.startsWith('en/'));
    const repeated = texts.flatMap(([path, raw]) =>
      [...raw.matchAll(/\b(?:AED \d+|\d{1,2}(?::\d\d)? ?[AP]M|one in the morning)\b/gi)].map(
        ([text]) => `${path}: ${text}`,
      ),
    );
    expect(repeated).toEqual([]);
  });
});
