import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fresh, gitIn, newFolder, OWNER, writeFiles } from '../tests/support/content-repository.ts';
import { draftedFiles } from './content.ts';

/** A conflict in `facts/a.yaml` between the branches `main` and `other`. */
function diverge({ git, write }: Awaited<ReturnType<typeof fresh>>): void {
  git('switch', '-qc', 'other');
  write('one: 7\n');
  git('commit', '-qam', 'Theirs');
  git('switch', '-q', 'main');
  write('one: 8\n');
  git('commit', '-qam', 'Ours');
}

it('moves publications made on a detached HEAD to the branch and backs them up', async () => {
  const { root, folder, repository, publish, read, git } = await fresh();
  git('checkout', '-q', '--detach');
  writeFiles(folder, { 'facts/b.yaml': 'b: 5\n' });
  await publish('one: 5\n');
  expect(git('rev-parse', 'main')).toBe(await repository.head());
  expect(git('symbolic-ref', 'HEAD')).toBe('refs/heads/main');
  await repository.bundle(join(root, 'backup'));
  await repository.unbundle(join(root, 'backup'));
  expect([read(), read('b')]).toEqual(['one: 5\n', 'b: 5\n']);
});

it('backs up and restores a folder whose branch has another name', async () => {
  const { root, repository, publish, read, git } = await fresh();
  git('branch', '-m', 'master');
  await publish('one: 5\n');
  await repository.bundle(join(root, 'backup'));
  await publish('one: 6\n');
  await repository.unbundle(join(root, 'backup'));
  expect(read()).toBe('one: 5\n');
});

it('restores a backup that names the branch instead of HEAD', async () => {
  const { root, repository, read, git } = await fresh();
  git('bundle', 'create', '-q', join(root, 'backup'), 'main', 'program');
  await repository.unbundle(join(root, 'backup'));
  expect(read('b')).toBe('b: 1\n');
});

it('refuses a checkout of an older commit', async () => {
  const { repository, publish, git } = await fresh();
  await publish('one: 5\n');
  git('checkout', '-q', 'HEAD^');
  await expect(repository.sync()).rejects.toThrow("lacks commits of 'main': run 'git switch main' there");
  git('switch', '-q', 'main');
  await expect(repository.sync()).resolves.toBeUndefined();
});

it('refuses a merge with conflicts and accepts it once they are resolved', async () => {
  const made = await fresh();
  diverge(made);
  expect(() => made.git('merge', '-q', 'other')).toThrow();
  await expect(made.repository.createWorkingCopy()).rejects.toThrow(
    'facts/a.yaml in the content folder has merge conflicts',
  );
  expect(made.git('log', '-1', '--format=%s')).toBe('Ours');
  made.write('one: 9\n');
  made.git('add', '.');
  await made.repository.sync();
  expect(made.git('log', '-1', '--format=%s')).toBe('Edited in the files');
  expect(existsSync(join(made.folder, '.git/MERGE_HEAD'))).toBe(false);
});

it('refuses a rebase in progress', async () => {
  const made = await fresh();
  diverge(made);
  expect(() => made.git('rebase', '-q', 'other')).toThrow();
  await expect(made.repository.sync()).rejects.toThrow("run 'git rebase --continue' or 'git rebase --abort'");
});

it('refuses symbolic links and writes no draft through them', async () => {
  const { root, folder, repository } = await fresh();
  const outside = join(root, 'outside.yaml');
  renameSync(join(folder, 'facts/b.yaml'), outside);
  symlinkSync(outside, join(folder, 'facts/b.yaml'));
  const reason = 'facts/b.yaml in the content folder is a symbolic link: put the file itself in its place.';
  await expect(repository.createWorkingCopy()).rejects.toThrow(reason);
  expect(() => draftedFiles(folder, [])).toThrow(reason);
  rmSync(join(folder, 'facts/b.yaml'));
  renameSync(outside, join(folder, 'facts/b.yaml'));
  await expect(repository.sync()).resolves.toBeUndefined();
});

it('refuses bare repositories, submodules and nested repositories', async () => {
  const { root, folder, repository } = newFolder();
  mkdirSync(folder, { recursive: true });
  gitIn(folder, 'init', '-q', '--bare');
  await expect(repository.sync()).rejects.toThrow('is a bare git repository: use a clone of it');
  rmSync(folder, { recursive: true });
  gitIn(root, 'init', '-q', '--separate-git-dir', join(root, 'elsewhere'), folder);
  await expect(repository.sync()).rejects.toThrow('.git is a file');
  rmSync(folder, { recursive: true });
  await repository.sync();
  gitIn(root, 'init', '-q', join(folder, 'photos'));
  await expect(repository.sync()).rejects.toThrow(
    'photos/.git in the content folder is a git repository inside',
  );
});

it("ignores the folder's git configuration and hooks when publishing", async () => {
  const { root, folder, publish, read, git } = await fresh();
  git('config', 'core.bare', 'true');
  git('config', 'core.hooksPath', '.hooks');
  git('config', 'core.excludesFile', join(root, 'excludes'));
  const hook = `#!/bin/sh\ntouch ${join(root, 'ran')}\nexit 1\n`;
  for (const name of ['pre-commit', 'post-checkout', 'post-merge', 'reference-transaction'])
    for (const place of ['.hooks', '.git/hooks']) {
      writeFiles(folder, { [`${place}/${name}`]: hook });
      execFileSync('chmod', ['+x', join(folder, place, name)]);
    }
  await publish('one: 5\n');
  expect(read()).toBe('one: 5\n');
  expect(existsSync(join(root, 'ran'))).toBe(false);
});

it('commits ignored content files but no other ignored files', async () => {
  const { folder, repository, git } = await fresh();
  const hidden = { 'photos/branch-jvc.jpg': 'photo', 'facts/c.yaml': 'c: 1\n', 'notes.txt': 'note' };
  writeFiles(folder, { '.gitignore': 'photos/\nc.yaml\n*.txt\n', ...hidden });
  await repository.sync();
  expect(git('ls-files').split('\n')).toEqual([
    '.gitignore',
    'facts/a.yaml',
    'facts/b.yaml',
    'facts/c.yaml',
    'photos/branch-jvc.jpg',
  ]);
  await using workingCopy = await repository.createWorkingCopy();
  writeFiles(workingCopy.folder, { 'photos/branch-marina.jpg': 'new' });
  expect(await workingCopy.isChanged()).toBe(true);
  await repository.fastForward(await workingCopy.commit('A photo', OWNER));
  expect(git('ls-files', 'photos')).toContain('branch-marina.jpg');
  expect(readFileSync(join(folder, 'photos/branch-marina.jpg'), 'utf8')).toBe('new');
});

it('removes the locks and checkouts that killed processes left', async () => {
  const { dataDir, folder, git, publish, read } = await fresh();
  git('worktree', 'add', '-q', '--detach', join(dataDir, 'checkouts/left'));
  for (const lock of ['index.lock', 'HEAD.lock', 'refs/heads/main.lock']) {
    writeFileSync(join(folder, '.git', lock), '');
    utimesSync(join(folder, '.git', lock), 0, 0);
  }
  await publish('one: 5\n');
  expect(read()).toBe('one: 5\n');
  expect(readdirSync(join(dataDir, 'checkouts'))).toEqual([]);
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
});
