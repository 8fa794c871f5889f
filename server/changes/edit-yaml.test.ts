import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readData } from '../../edition/content/read.ts';
import { readFolder } from '../../edition/from-folder.ts';
import { editYaml } from './edit-yaml.ts';

const content = join(import.meta.dirname, '../../content');
const read = (file: string) => readFileSync(join(content, file), 'utf8');

it('rewrites every content file without unrelated changes', () => {
  for (const [file, raw] of Object.entries(readFolder(content))) {
    const written = editYaml(file, raw, []);
    const escaped = written?.replaceAll('\u00a0', '\\u00a0').replaceAll('\u200f', '\\u200F');
    const own = file.endsWith('.mdx') ? raw.slice(raw.indexOf('\n---\n')) : raw;
    expect(file.endsWith('.mdx') ? escaped?.slice(escaped.indexOf('\n---\n')) : escaped, file).toBe(own);
  }
});

it('adds a record in the style of the others and removes it without a trace', () => {
  const file = 'facts/team.yaml';
  const barber = { id: 'ali-new', name: 'Ali New', branch: 'jvc' };
  const text = editYaml(file, read(file), [{ path: ['ali-new'], value: barber }]) ?? '';
  expect(text.trimEnd().split('\n').at(-1)).toBe('- { id: ali-new, name: Ali New, branch: jvc }');
  expect(editYaml(file, text, [{ path: ['ali-new'], value: null }])).toBe(read(file));
});

it('reads and writes an article as front matter and text', () => {
  const file = 'en/articles/new-one.mdx';
  const text = editYaml(file, undefined, [{ path: [], value: { title: 'A: b', text: 'Words.' } }]);
  expect(text).toBe('---\ntitle: "A: b"\n---\n\nWords.\n');
  expect(readData(file, text ?? '')).toEqual({ title: 'A: b', text: 'Words.' });
  expect(editYaml(file, text, [{ path: ['text'], value: 'Other' }])).toContain('---\n\nOther\n');
  expect(editYaml(file, text, [{ path: [], value: null }])).toBeUndefined();
});
