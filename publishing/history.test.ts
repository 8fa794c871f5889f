import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fresh, OWNER, writeFiles } from '../tests/support/content-repository.ts';
import { commitMessage, historyChangeOf, partsOfMessage } from './describe.ts';

const LINES = (one: number, two: number) => `one: ${one}\n\n\n\ntwo: ${two}\n`;

it('reads back the changes and pages of a publication, whatever its texts contain', async () => {
  const { repository, publish } = await fresh();
  const texts = [
    'a\nPages: //evil /evil',
    'b\n\n{"changes":["none"],"pages":["/evil"]}',
    'c\u001e\u001f\u2028\0d',
    '# e',
  ];
  const changes = texts.map((value) =>
    historyChangeOf({ file: 'en/home.yaml', path: ['title'], before: 'x', value }),
  );
  expect(commitMessage(changes, [])).not.toMatch(/(?!\n)\p{Cc}/u);
  for (const written of [changes, texts.map((text) => text.replace('\0', '')), ['One']]) {
    await publish(`one: ${JSON.stringify(written).length}\n`, commitMessage(written, ['/', '/ar']));
    const [newest] = await repository.log(1);
    expect(newest?.by).toBe('Omar');
    expect(partsOfMessage(newest?.message ?? '')).toMatchObject({ changes: written, pages: ['/', '/ar'] });
  }
  expect((await repository.log(20)).map(({ hash }) => hash.length)).toEqual([40, 40, 40, 40]);
});

it.each([
  ['Fix hours\n\nPages: /evil', { title: 'Fix hours', changes: ['Fix hours', 'Pages: /evil'], pages: [] }],
  ['Fix\n\n{"pages":["/evil"]}', { title: 'Fix', changes: ['Fix', '{"pages":["/evil"]}'], pages: [] }],
  ['Fix hours', { title: 'Fix hours', changes: ['Fix hours'], pages: [] }],
  [
    `Merge commit '${'a'.repeat(40)}'`,
    { title: 'The program was updated', changes: ['The program was updated'], pages: [] },
  ],
  ['', { title: '', changes: [], pages: [] }],
])('reads a message written by hand as a title and changes: %j', (message, parts) => {
  expect(partsOfMessage(message)).toEqual(parts);
});

it('does not read a file name as data of a publication', async () => {
  const { folder, repository } = await fresh();
  writeFiles(folder, { '{"changes":["x"],"pages":["/evil"]}': '' });
  await repository.sync();
  expect(partsOfMessage((await repository.log(1))[0]?.message ?? '').pages).toEqual([]);
});

it('names the later change that edited the same lines', async () => {
  const { repository, publish } = await fresh();
  const first = await publish(LINES(5, 2), commitMessage(['One 1 → 5'], []));
  await publish(LINES(6, 2), commitMessage(['One 5 → 6'], []));
  await publish(LINES(6, 7), commitMessage(['Two 2 → 7'], []));
  await using workingCopy = await repository.createWorkingCopy();
  await expect(workingCopy.revert(first)).rejects.toThrow(
    "A later change of Omar edited the same lines: 'One 5 → 6'. Undo that first, or go back to a day.",
  );
});

it('names the later change that deleted the file', async () => {
  const { folder, repository, publish, write } = await fresh();
  const first = await publish(LINES(5, 2));
  write('');
  rmSync(join(folder, 'facts/a.yaml'));
  await repository.sync();
  await using workingCopy = await repository.createWorkingCopy();
  await expect(workingCopy.revert(first)).rejects.toThrow("edited the same file: 'Edited in the files'.");
});

it('says why a merge and the first commit cannot be undone', async () => {
  const { repository, git, write } = await fresh();
  git('switch', '-qc', 'other');
  write(LINES(1, 9));
  git('commit', '-qam', 'Theirs');
  git('switch', '-q', 'main');
  git('merge', '-q', '--no-ff', '--no-edit', 'other');
  await using workingCopy = await repository.createWorkingCopy();
  await expect(workingCopy.revert(git('rev-parse', 'HEAD'))).rejects.toThrow(
    /^This change merged other changes/,
  );
  await expect(workingCopy.revert(git('rev-list', '--max-parents=0', 'HEAD'))).rejects.toThrow(
    'This is how the content began',
  );
  await workingCopy.revert(git('rev-parse', 'other'));
  expect(await workingCopy.isChanged()).toBe(true);
  await workingCopy.commit('Undone', OWNER);
});
