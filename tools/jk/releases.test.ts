import { readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporary } from '../../tests/support/folder.ts';
import { inStore, jk } from '../../tests/support/jk.ts';
import { writeRelease } from '../../tests/support/releases.ts';

test('serves an earlier release and publishes its content again', async () => {
  const dataDir = temporary();
  const at = (...names: string[]) => join(dataDir, ...names);
  const change = { file: 'facts/services.yaml', path: ['haircut', 'price'], before: 60, value: 65 };
  const author = { id: 'omar', name: 'Omar', email: 'omar@example.com' };
  const first = await inStore({ dataDir }, (store) =>
    store.changes.publish([change], { base: 0, author, at: new Date(), pages: [] }),
  );
  const { id = '', history = '' } = first ?? {};
  for (const [number, publicationId] of ['', id].entries()) {
    const facts = { publication: number, publicationId, history };
    await writeRelease(at('releases'), number + 1, undefined, facts);
  }
  const env = { DATA_DIR: dataDir, RELEASES_DIR: at('releases') };
  expect(await jk(env, 'releases', 'use', '1')).toMatchObject({ status: 0 });
  expect(readlinkSync(at('releases/current'))).toBe('1');
  const [newest, published] = await inStore({ dataDir }, async ({ changes }) => [
    await changes.newest(),
    await changes.since(1),
  ]);
  expect(published).toMatchObject([{ publication: 2, before: 65, value: 60, by: 'Operator' }]);
  expect(JSON.parse(readFileSync(at('releases/1/release.json'), 'utf8'))).toMatchObject({
    publication: 2,
    publicationId: newest.id,
  });
});
