import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryOf } from '../../publishing/repository.ts';
import { temporary } from './folder.ts';

export const OWNER = { name: 'Omar', email: 'omar@example.com' };

/** Runs git in a folder as a developer. */
export const gitIn = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Dev', '-c', 'user.email=dev@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

/** Writes files by their path in a folder. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** A project with two content files, and a content folder that was not filled yet; `own: false` uses the project's. */
export function newFolder({ own = true } = {}) {
  const root = temporary();
  const project = join(root, 'project');
  const program = join(project, 'content');
  writeFiles(program, { 'facts/a.yaml': 'one: 1\n\n\n\ntwo: 2\n', 'facts/b.yaml': 'b: 1\n' });
  const folder = own ? join(root, 'data/content') : program;
  const repository = repositoryOf({ folder, dataDir: join(root, 'data'), project });
  const write = (text: string, place = folder) => writeFiles(place, { 'facts/a.yaml': text });
  const read = (file = 'a') => readFileSync(join(folder, `facts/${file}.yaml`), 'utf8');
  const titles = async () => (await repository.log(20)).map(({ message, by }) => `${by}: ${message}`);
  const publish = async (text: string, message = 'A change') => {
    await using workingCopy = await repository.createWorkingCopy();
    write(text, workingCopy.folder);
    const commit = await workingCopy.commit(message, OWNER);
    await repository.fastForward(commit);
    return commit;
  };
  const git = (...args: string[]) => gitIn(folder, ...args);
  const dataDir = join(root, 'data');
  return { root, dataDir, project, folder, program, repository, write, read, titles, publish, git };
}

/** The same, with the project's content copied into the content folder. */
export async function fresh(options?: { own?: boolean }) {
  const made = newFolder(options);
  await made.repository.sync();
  return made;
}
