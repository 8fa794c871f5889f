import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type KeptScenes, keptFallback, keptFile, keptKey } from './kept-key.ts';
import { type ListedScene, scenesIn } from './scene-list.ts';
import { heightOf, middleOf, shapes } from './shapes.ts';

const masters = join(import.meta.dirname, '../../assets/scenes');
const folder = join(masters, 'kept');
const kept: KeptScenes = JSON.parse(readFileSync(join(folder, 'kept.json'), 'utf8'));
const scenes = scenesIn(readFileSync(join(masters, 'scenes.yaml'), 'utf8'));
const masterOf = (id: string) => join(masters, `${id}.avif`);

const files = scenes.flatMap((scene) =>
  scene.shapes.flatMap((name) => {
    const shape = shapes[name];
    const size = (width: number) => ({ width, height: heightOf(shape, width) });
    const step = shape.rungs.map((rung) => ({
      ...size(rung.width),
      file: keptFile(scene.id, name, rung.width),
      most: rung.most,
    }));
    const { width } = middleOf(shape.rungs);
    return [...step, { ...size(width), file: keptFallback(scene.id, name), most: undefined }].map((one) => ({
      scene,
      ...one,
    }));
  }),
);

/** Small enough that encoding makes no difference, large enough that another scene or crop does. */
const thumbnail = (picture: string | Buffer) =>
  sharp(picture).resize(16, 16, { fit: 'fill' }).removeAlpha().raw().toBuffer();

const cropped = new Map<string, Promise<Buffer>>();
/** The master of a scene, cropped to that shape. */
function croppedMaster({ id, focus }: ListedScene, width: number, height: number): Promise<Buffer> {
  const ratio = Math.round((100 * width) / height);
  const known =
    cropped.get(`${id} ${ratio}`) ??
    sharp(masterOf(id))
      .resize({ width: 160, height: Math.round((160 * height) / width), fit: 'cover', position: focus })
      .toBuffer()
      .then(thumbnail);
  cropped.set(`${id} ${ratio}`, known);
  return known;
}

const difference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

describe('the scenes that are kept ready for pages', () => {
  it.each(scenes)('$id was made from its master, by the rules of today', (scene) => {
    expect(kept[scene.id]?.key, 'run node art/scenes/keep.ts').toBe(
      keptKey(readFileSync(masterOf(scene.id)), scene),
    );
    expect(Object.keys(kept[scene.id]?.grounds ?? {})).toEqual(scene.shapes);
  });

  it('are all there, and nothing else is', () => {
    expect(readdirSync(folder).sort()).toEqual([...files.map(({ file }) => file), 'kept.json'].sort());
  });

  it.each(files)('$file shows its master in its size', async ({ scene, file, width, height, most }) => {
    const path = join(folder, file);
    expect(await sharp(path).metadata()).toMatchObject({ width, height });
    if (most) expect(statSync(path).size).toBeLessThanOrEqual(most);
    const master = await croppedMaster(scene, width, height);
    expect(difference(await thumbnail(path), master)).toBeLessThan(8);
  });

  it('another master, crop or rule has another key', () => {
    const [scene] = scenes;
    if (!scene) throw new Error('There is no scene');
    const key = keptKey(Buffer.from('one'), scene);
    expect(keptKey(Buffer.from('another'), scene)).not.toBe(key);
    expect(keptKey(Buffer.from('one'), { ...scene, focus: 'top' })).not.toBe(key);
    expect(keptKey(Buffer.from('one'), { ...scene, busy: !scene.busy })).not.toBe(key);
  });
});
