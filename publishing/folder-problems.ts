import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Refusal } from './refusal.ts';

/** Throws if the folder contains a symbolic link, through which a draft would be written outside of it. */
export function refuseLinks(folder: string): void {
  const top = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== '.git');
  for (const entry of top) {
    const inside = entry.isDirectory()
      ? readdirSync(join(folder, entry.name), { recursive: true, withFileTypes: true })
      : [];
    for (const one of [entry, ...inside]) {
      const path = relative(folder, join(one.parentPath, one.name));
      if (one.isSymbolicLink())
        throw new Refusal(
          `${path} in the content folder is a symbolic link: put the file itself in its place.`,
        );
      if (one.name === '.git')
        throw new Refusal(`${path} in the content folder is a git repository inside another one: remove it.`);
    }
  }
}

/** Throws unless the folder is an ordinary clone without a rebase in progress. */
export function refuseOtherRepositories(folder: string, gitDir: string): void {
  if (existsSync(gitDir) && !statSync(gitDir).isDirectory())
    throw new Refusal(`${gitDir} is a file, as in a submodule: use a clone as the content folder.`);
  if (['HEAD', 'objects', 'refs'].every((name) => existsSync(join(folder, name))))
    throw new Refusal(`${folder} is a bare git repository: use a clone of it as the content folder.`);
  for (const name of ['rebase-merge', 'rebase-apply'])
    if (existsSync(join(gitDir, name)))
      throw new Refusal(
        `A rebase is in progress in ${folder}: run 'git rebase --continue' or 'git rebase --abort' there.`,
      );
}

/** Throws if a merge left unresolved conflicts. */
export function refuseConflicts([first]: { path: string }[]): void {
  if (first)
    throw new Refusal(
      `${first.path} in the content folder has merge conflicts: resolve them and run 'git add', or run 'git merge --abort' there.`,
    );
}
