import { existsSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFile } from '../../publishing/lock.ts';
import { repositoryOf } from '../../publishing/repository.ts';
import { temporary } from '../../tests/support/folder.ts';
import { jk } from '../../tests/support/jk.ts';

test('serves a release with its content, and refuses one whose content was never public', async () => {
  const dataDir = temporary();
  const at = (...names: string[]) => join(dataDir, ...names);
  const file = at('content/facts/a.yaml');
  mkdirSync(at('content/facts'), { recursive: true });
  writeFileSync(file, 'one: 60\n');
  const repository = repositoryOf({ folder: at('content'), dataDir, project: at('project') });
  await repository.sync();
  const first = await repository.head();
  await using workingCopy = await repository.createWorkingCopy();
  const unpublished = await workingCopy.commit('Cut off', { name: 'Omar', email: 'omar@example.com' });
  writeFileSync(file, 'one: 70\n');
  await repository.sync();
  for (const [number, content] of [first, unpublished].entries()) {
    const release = at('releases', String(number + 1));
    mkdirSync(join(release, 'site'), { recursive: true });
    for (const name of ['manifest.json', 'content.json', 'redirects.json', 'site/index.html'])
      writeFileSync(join(release, name), '[]');
    writeFileSync(join(release, 'release.json'), JSON.stringify({ builtAt: '', siteUrl: '', content }));
  }
  const env = { DATA_DIR: dataDir, CONTENT_DIR: at('content'), RELEASES_DIR: at('releases') };
  expect(await jk(env, 'releases', 'use', '2')).toMatchObject({
    status: 1,
    error: expect.stringContaining('was never public'),
  });
  expect(existsSync(at('releases/current'))).toBe(false);
  // Waits until a running publication has ended.
  const lock = await lockFile(repository.lockPath, 0);
  const used = jk(env, 'releases', 'use', '1');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(existsSync(at('releases/current'))).toBe(false);
  lock?.close();
  expect(await used).toMatchObject({ status: 0 });
  expect(readlinkSync(at('releases/current'))).toBe('1');
  expect(readFileSync(file, 'utf8')).toBe('one: 60\n');
});
