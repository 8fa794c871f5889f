import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runWriting } from './postgres-programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'jk-masters-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a program whose file grows is given its time, however long', async () => {
  const file = join(folder, 'growing');
  const script = `for i in 1 2 3 4 5 6; do echo $i >> ${file}; sleep 0.3; done`;
  await runWriting('sh', ['-c', script], file, { silenceMs: 1_000 });
  expect(readFileSync(file, 'utf8')).toBe('1\n2\n3\n4\n5\n6\n');
});

test('one that writes nothing more is ended, also where it does not listen, and one that fails says why', async () => {
  const file = join(folder, 'silent');
  const deaf = `trap '' TERM; echo begun > ${file}; while :; do sleep 0.1; done`;
  await expect(runWriting('sh', ['-c', deaf], file, { silenceMs: 500 })).rejects.toThrow(
    'sh got nothing for 0.5 s: does the database answer?',
  );
  expect(existsSync(file)).toBe(true);
  await expect(runWriting('sh', ['-c', 'echo no such thing >&2; exit 1'], file)).rejects.toThrow(
    'sh failed: no such thing',
  );
});
