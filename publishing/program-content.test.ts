import { chownSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dubaiDay } from '../domain/dubai-time.ts';
import { changesIn } from '../edition/changed.ts';
import { fresh, gitIn, newFolder, writeFiles } from '../tests/support/content-repository.ts';
import { repositoryOf } from './repository.ts';

it('keeps every file of a folder filled by hand and adds only missing ones', async () => {
  const { folder, program, repository, read, titles } = newFolder();
  writeFiles(folder, { 'facts/a.yaml': 'one: 9\n', 'photos/branch-jvc.jpg': 'photo' });
  expect(await repository.update(program)).toBe(true);
  expect([read(), read('b')]).toEqual(['one: 9\n', 'b: 1\n']);
  expect(readFileSync(join(folder, 'photos/branch-jvc.jpg'), 'utf8')).toBe('photo');
  expect(await titles()).toEqual([
    'JK Masters: The program was updated',
    'JK Masters: The content as it was in the folder',
  ]);
  expect(await repository.update(program)).toBe(false);

  // From now on there is a version to compare with.
  writeFileSync(join(program, 'facts/b.yaml'), 'b: 2\n');
  expect(await repository.update(program)).toBe(true);
  expect([read(), read('b')]).toEqual(['one: 9\n', 'b: 2\n']);
});

it('fills a folder that holds only photos', async () => {
  const { folder, repository, read } = newFolder();
  writeFiles(folder, { 'photos/branch-jvc.jpg': 'photo' });
  await repository.sync();
  expect(read('b')).toBe('b: 1\n');
  expect(readFileSync(join(folder, 'photos/branch-jvc.jpg'), 'utf8')).toBe('photo');
});

it.each([
  ['with all branches', []],
  ['without the program branch', ['--single-branch']],
])('merges an update into a plain clone of the content, %s', async (_, flags) => {
  const { root, folder, project, program, publish } = await fresh();
  await publish('one: 9\n\n\n\ntwo: 2\n');
  const clone = join(root, 'clone');
  gitIn(root, 'clone', '-q', ...flags, folder, clone);
  const repository = repositoryOf({ folder: clone, dataDir: join(root, 'other'), project });
  writeFiles(program, { 'facts/a.yaml': 'one: 2\n\n\n\ntwo: 3\n', 'facts/c.yaml': 'c: 1\n' });
  expect(await repository.update(program)).toBe(true);
  // Without the program branch the owner's changes are unknown, so existing files stay unchanged.
  const two = flags.length ? 2 : 3;
  expect(readFileSync(join(clone, 'facts/a.yaml'), 'utf8')).toBe(`one: 9\n\n\n\ntwo: ${two}\n`);
  expect(existsSync(join(clone, 'facts/c.yaml'))).toBe(true);
  expect(gitIn(clone, 'status', '--porcelain')).toBe('');
});

it("keeps the owner's deletions, and the owner's edits of files that the program deletes", async () => {
  const { folder, program, repository, read, titles } = await fresh();
  rmSync(join(folder, 'facts/a.yaml'));
  writeFiles(folder, { 'facts/b.yaml': 'b: mine\n' });
  writeFiles(program, { 'facts/a.yaml': 'one: 2\n', 'facts/c.yaml': 'c: 1\n' });
  rmSync(join(program, 'facts/b.yaml'));
  expect(await repository.update(program)).toBe(true);
  expect(readdirSync(join(folder, 'facts'))).toEqual(['b.yaml', 'c.yaml']);
  expect(read('b')).toBe('b: mine\n');
  expect((await titles())[0]).toBe('JK Masters: The program was updated');
});

it('undoes a program update like any other change and does not merge it again', async () => {
  const { program, repository, read } = await fresh();
  writeFiles(program, { 'facts/b.yaml': 'b: 2\n' });
  await repository.update(program);
  await using workingCopy = await repository.createWorkingCopy();
  await workingCopy.revert(await repository.head());
  await repository.fastForward(
    await workingCopy.commit('Undone', { name: 'Omar', email: 'omar@example.com' }),
  );
  expect(read('b')).toBe('b: 1\n');
  expect(await repository.update(program)).toBe(false);
});

it('fills the folder again after a killed process left it half filled', async () => {
  const { repository, git, read, titles } = await fresh();
  const all = await titles();
  // The state before the last step: half a file and no commit on the branch.
  git('update-ref', '-d', 'HEAD');
  const { folder } = repository;
  rmSync(join(folder, 'facts/b.yaml'));
  writeFileSync(join(folder, 'facts/a.yaml'), 'on');
  await repository.sync();
  expect([read(), read('b')]).toEqual(['one: 1\n\n\n\ntwo: 2\n', 'b: 1\n']);
  expect(await titles()).toEqual(all);
});

it.skipIf(process.getuid?.() !== 0)(
  'works on a folder of another user (skipped unless run as root)',
  async () => {
    const { root, folder, program, repository, read, publish } = await fresh();
    for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
      chownSync(join(folder, name), 65_534, 65_534);
    expect(() => gitIn(folder, 'log')).toThrow('dubious ownership');
    writeFiles(program, { 'facts/b.yaml': 'b: 2\n' });
    expect(await repository.update(program)).toBe(true);
    await publish('one: 5\n');
    expect([read(), read('b')]).toEqual(['one: 5\n', 'b: 2\n']);
    await using workingCopy = await repository.createWorkingCopy();
    // A publication asks its checkout for dates.
    expect(changesIn(workingCopy.folder)(['facts/'])).toBe(dubaiDay(new Date()));
    await repository.bundle(join(root, 'backup'));
    cpSync(join(root, 'backup'), join(root, 'backup-2'));
    await repository.unbundle(join(root, 'backup-2'));
    expect(read()).toBe('one: 5\n');
  },
);
