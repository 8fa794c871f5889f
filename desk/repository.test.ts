import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fresh, gitIn, OWNER } from '../tests/support/content-repository.ts';

it.each([true, false])(
  'a change is made beside the content and taken in one step, own folder: %s',
  async (own) => {
    const { repository, publish, read, titles } = await fresh({ own });
    const commit = await publish('one: 5\n');
    expect(read()).toBe('one: 5\n');
    const began = own ? 'came with the program' : 'was in the folder';
    expect(await titles()).toEqual(['Omar: A change', `JK Masters: The content as it ${began}`]);
    expect(await repository.head()).toBe(commit);
  },
);

it('what somebody writes in the files is content, and the history follows', async () => {
  const { repository, write, titles } = await fresh();
  write('one: 9\n');
  await repository.sync();
  expect((await titles())[0]).toBe('JK Masters: Edited in the files\n\nfacts/a.yaml');
});

it('somebody who cloned it pushes, and the folder follows', async () => {
  const { root, folder, read } = await fresh();
  const clone = join(root, 'clone');
  gitIn(root, 'clone', '-q', folder, clone);
  writeFileSync(join(clone, 'facts/a.yaml'), 'one: 7\n');
  gitIn(clone, 'commit', '-qam', 'Mine');
  gitIn(clone, 'push', '-q');
  expect(read()).toBe('one: 7\n');
});

it('one change is undone alone, and a day brings back all of it', async () => {
  const { repository, publish, write, read } = await fresh();
  const first = await repository.head();
  const second = await publish('one: 1\n\n\n\ntwo: 5\n');
  await publish('one: 8\n\n\n\ntwo: 5\n');
  const stage = await repository.stage();
  await stage.revert(second);
  expect(readFileSync(join(stage.folder, 'facts/a.yaml'), 'utf8')).toBe('one: 8\n\n\n\ntwo: 2\n');
  const next = await repository.stage();
  // Whoever was overtaken takes away nothing of the next one.
  await stage.remove();
  await next.backTo(first);
  await repository.take(await next.commit('Back', OWNER));
  await next.remove();
  expect(read()).toBe('one: 1\n\n\n\ntwo: 2\n');
  write('one: 0\n');
  await expect(repository.restore(second, 'Back to release 2')).resolves.toBeTruthy();
  expect(read()).toBe('one: 1\n\n\n\ntwo: 5\n');
});

it('a new version of the program brings its words, and takes away none of the owner', async () => {
  const { repository, publish, program, read } = await fresh();
  expect(await repository.update(program)).toBe(false);
  await publish('one: 65\n\n\n\ntwo: 2\n');
  writeFileSync(join(program, 'facts/a.yaml'), 'one: 2\n\n\n\ntwo: 2\nthree: 3\n');
  writeFileSync(join(program, 'facts/b.yaml'), 'b: 2\n');
  expect(await repository.update(program)).toBe(true);
  expect(read()).toBe('one: 65\n\n\n\ntwo: 2\nthree: 3\n');
  expect(read('b')).toBe('b: 2\n');
  expect(await repository.update(program)).toBe(false);
});

it('what was cut off half written is made whole, once, and what others wrote meanwhile stays', async () => {
  const { repository, write, read, folder, titles } = await fresh();
  const stage = await repository.stage();
  for (const name of ['a', 'b']) writeFileSync(join(stage.folder, `facts/${name}.yaml`), 'ours: 1\n');
  const commit = await stage.commit('Ours', OWNER);
  write('ours');
  writeFileSync(join(folder, 'facts/c.yaml'), 'theirs: 1\n');
  expect(await repository.take(commit)).toBe(false);
  expect(await repository.has(commit)).toBe(false);
  for (const _ of [1, 2]) await repository.force(commit);
  expect([read(), read('b'), read('c')]).toEqual(['ours: 1\n', 'ours: 1\n', 'theirs: 1\n']);
  expect((await titles()).slice(0, 2)).toEqual([
    'Omar: Ours',
    'JK Masters: Edited in the files\n\nfacts/a.yaml\nfacts/c.yaml',
  ]);
});

it('a backup is the whole history, and comes back as it was', async () => {
  const { root, folder, repository, publish, read, titles } = await fresh();
  await publish('one: 5\n');
  const before = await titles();
  await repository.bundle(join(root, 'backup'));
  rmSync(folder, { recursive: true });
  await repository.unbundle(join(root, 'backup'));
  expect(read()).toBe('one: 5\n');
  expect(await titles()).toEqual(before);
});

it('keeps the checkout of another container when a new version comes during its publication', async () => {
  const { repository, program, write } = await fresh();
  const stage = await repository.stage();
  renameSync(stage.folder, `${stage.folder}.elsewhere`);
  writeFileSync(join(program, 'facts/b.yaml'), 'b: 2\n');
  expect(await repository.update(program)).toBe(true);
  renameSync(`${stage.folder}.elsewhere`, stage.folder);
  write('one: 5\n', stage.folder);
  expect(await stage.commit('A change', OWNER)).toMatch(/^[0-9a-f]{40}$/);
});
