import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFolder } from '../from-folder.ts';
import { ContentError } from './content-error.ts';
import { inFacts } from './mistakes.facts.ts';
import { inWords } from './mistakes.words.ts';
import { parseContent } from './parse.ts';

const TODAY = '2026-11-21';
const real = readFolder(join(import.meta.dirname, '../../content'));

function linesOf(files: Record<string, string>): string[] {
  try {
    parseContent(files, TODAY);
  } catch (error) {
    if (error instanceof ContentError) return error.lines;
    throw error;
  }
  return [];
}

/** The real content with one text of one file replaced; fails when that text is no longer there. */
function broken(file: string, from: string | RegExp, to: string): Record<string, string> {
  const raw = real[file] ?? '';
  const changed = raw.replace(from, to);
  expect(changed, `${from} is no longer in ${file}`).not.toBe(raw);
  return { ...real, [file]: changed };
}

describe('a mistake in the content', () => {
  it.each([...inWords, ...inFacts])(
    '%s is one line that names record and remedy',
    (_, file, from, to, says) => {
      const lines = linesOf(broken(file, from, to));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(says);
    },
  );

  it('is named in a file that is missing, or that nothing reads', () => {
    const { 'en/home.yaml': _, ...rest } = real;
    expect(linesOf(rest)).toEqual([
      'content/en/home.yaml  the file is missing; copy it from another language',
    ]);
    const { 'facts/team.yaml': __, ...factless } = real;
    expect(linesOf(factless)).toContain(
      'content/facts/team.yaml  the file is missing; take it from an earlier version',
    );
    for (const stray of ['en/homepage.yaml', 'en/home.yml', 'en/articles/summer.md'])
      expect(linesOf({ ...real, [stray]: 'title: Home' })).toEqual([
        `content/${stray}  no page reads a file of this name; words end in .yaml, articles in .mdx: rename it or take it out`,
      ]);
  });

  it('is none where an editor marks the start of files, or ends lines in another way', () => {
    const marked = Object.entries(real).map(([path, raw]) => [path, `\uFEFF${raw.replaceAll('\n', '\r\n')}`]);
    expect(parseContent(Object.fromEntries(marked), TODAY).notices).toEqual([]);
  });

  it('is named with all others at once', () => {
    const files = {
      ...broken('facts/branches.yaml', 'rating: 4.8', 'rating: 6'),
      'facts/services.yaml': (real['facts/services.yaml'] ?? '').replace('price: 60', 'price: 0'),
    };
    expect(linesOf(files)).toHaveLength(2);
  });

  it('a branch named in letters where it could be in braces is worth a look, and stops nothing', () => {
    expect(parseContent(real, TODAY).notices).toEqual([]);
    const files = broken('en/locations.yaml', "'{branches.names}. Each", "'Al Barsha 1 and JVC. Each");
    expect(parseContent(files, TODAY).notices).toEqual([
      expect.stringMatching(
        /locations\.yaml:\d+ {2}hero\.lead: names 'Al Barsha 1' in letters; write \{al-barsha\.name\}/,
      ),
    ]);
  });
});
