import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

test('content counts, not times; a test, a new name and another address as they should', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jk-masters-sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'content'));
  const write = (file: string, text: string) => writeFileSync(join(folder, 'content', file), text);
  write('a.yaml', 'price: 60');
  const first = fingerprint(folder);
  utimesSync(join(folder, 'content/a.yaml'), new Date(), new Date(Date.now() + 1e9));
  write('a.test.ts', 'x');
  expect(fingerprint(folder)).toBe(first);
  write('a.yaml', 'price: 70');
  const dearer = fingerprint(folder);
  expect(dearer).not.toBe(first);
  rmSync(join(folder, 'content/a.yaml'));
  write('b.yaml', 'price: 70');
  expect(fingerprint(folder)).not.toBe(dearer);
});
