import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fresh, gitIn, OWNER } from '../tests/support/content-repository.ts';

it.each([true, false])(
  'publishes a change from a working copy in one step, folder outside the project: %s',
  async (own) => {
    const { repository, publish, read, titles } = await fresh({ own });
    const commit = await publish('one: 5\n');
    expect(read()).toBe('one: 5\n');
    const began = own ? 'came with the program' : 'was in the folder';
    expect(await titles()).toEqual(['Omar: A change', `JK Masters: The content as it ${began}`]);
    expect(await repository.head()).toBe(commit);
  },
);

it('updates the folder when a clone pushes', async () => {
  const { root, folder, read } = await fresh();
  const clone = join(root, 'clone');
  gitIn(root, 'clone', '-q', folder, clone);
  writeFileSync(join(clone, 'facts/a.yaml'), 'one: 7\n');
  gitIn(clone, 'commit', '-qam', 'Mine');
  gitIn(clone, 'push', '-q');
  expect(read()).toBe('one: 7\n');
});

it('undoes one change alone, or everything since a commit', async () => {
  const { repository, publish, write, read } = await fresh();
  const first = await repository.head();
  const second = await publish('one: 1\n\n\n\ntwo: 5\n');
  await publish('one: 8\n\n\n\ntwo: 5\n');
  const workingCopy = await repository.createWorkingCopy();
  await workingCopy.revert(second);
  expect(readFileSync(join(workingCopy.folder, 'facts/a.yaml'), 'utf8')).toBe('one: 8\n\n\n\ntwo: 2\n');
  const next = await repository.createWorkingCopy();
  // Removing the first working copy leaves the second one intact.
  await workingCopy[Symbol.asyncDispose]();
  await next.resetTo(first);
  await repository.fastForward(await next.commit('Back', OWNER));
  await next[Symbol.asyncDispose]();
  expect(read()).toBe('one: 1\n\n\n\ntwo: 2\n');
  write('one: 0\n');
  await expect(repository.restore(second, 'Back to release 2')).resolves.toBeTruthy();
  expect(read()).toBe('one: 1\n\n\n\ntwo: 5\n');
});

it('completes a half-written publication once and keeps concurrent edits', async () => {
  const { repository, write, read, folder, titles } = await fresh();
  const workingCopy = await repository.createWorkingCopy();
  for (const name of ['a', 'b']) writeFileSync(join(workingCopy.folder, `facts/${name}.yaml`), 'ours: 1\n');
  const commit = await workingCopy.commit('Ours', OWNER);
  write('ours');
  writeFileSync(join(folder, 'facts/c.yaml'), 'theirs: 1\n');
  expect(await repository.fastForward(commit)).toBe(false);
  expect(await repository.has(commit)).toBe(false);
  for (const _ of [1, 2]) await repository.force(commit);
  expect([read(), read('b'), read('c')]).toEqual(['ours: 1\n', 'ours: 1\n', 'theirs: 1\n']);
  expect((await titles()).slice(0, 2)).toEqual([
    'Omar: Ours',
    'JK Masters: Edited in the files\n\nfacts/a.yaml\nfacts/c.yaml',
  ]);
});

it('keeps the checkout of another container when a program update arrives during its publication', async () => {
  const { repository, program, write } = await fresh();
  const workingCopy = await repository.createWorkingCopy();
  renameSync(workingCopy.folder, `${workingCopy.folder}.elsewhere`);
  writeFileSync(join(program, 'facts/b.yaml'), 'b: 2\n');
  expect(await repository.update(program)).toBe(true);
  renameSync(`${workingCopy.folder}.elsewhere`, workingCopy.folder);
  write('one: 5\n', workingCopy.folder);
  expect(await workingCopy.commit('A change', OWNER)).toMatch(/^[0-9a-f]{40}$/);
});
