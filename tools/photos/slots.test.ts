import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { scenesInUse, slotsPage } from './slots.ts';

const root = join(import.meta.dirname, '../..');
const masters = join(root, 'site/assets/scenes');
const scenes = await scenesInUse();

describe('photo slots', () => {
  it('docs/photo-slots.md is what tools/photos/main.ts writes', async () => {
    expect(await readFile(join(root, 'docs/photo-slots.md'), 'utf8')).toBe(await slotsPage());
  });

  it('every scene in the list has its picture, and no picture is forgotten', async () => {
    const pictures = (await readdir(masters)).filter((name) => name.endsWith('.avif'));
    expect(pictures.sort()).toEqual(scenes.map(({ id }) => `${id}.avif`).sort());
  });

  it.each(scenes)('the master of $id has the listed size, at most 1 MB and a source', async (scene) => {
    const file = join(masters, `${scene.id}.avif`);
    const { width, height } = await sharp(file).metadata();
    expect({ width, height }).toEqual({ width: scene.width, height: scene.height });
    expect((await stat(file)).size).toBeLessThanOrEqual(1_000_000);
    const source = `${scene.id.replaceAll('-', '_')}.py`;
    expect(existsSync(join(root, 'art/scenes', source))).toBe(true);
  });
});
