/**
 * Encodes the scenes for pages, into site/assets/scenes/kept: node art/scenes/keep.ts. It makes again what was made from
 * another master or by other rules, and the build uses nothing else.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  type KeptScene,
  type KeptScenes,
  keptFallback,
  keptFile,
  keptKey,
  PATIENT,
} from '../../site/model/media/kept-key.ts';
import { placeholderOf } from '../../site/model/media/placeholder.ts';
import { type ListedScene, scenesIn } from '../../site/model/media/scene-list.ts';
import { BUSY, FALLBACK, heightOf, middleOf, type ShapeName, shapes } from '../../site/model/media/shapes.ts';

const masters = join(import.meta.dirname, '../../site/assets/scenes');
const folder = join(masters, 'kept');
const list = join(folder, 'kept.json');
/** No scene needs less, and below it flaws are seen at any density. */
const WORST = 18;

/** In AVIF, as good as asked or as `most` bytes allow. */
async function avif(pixels: Sharp, quality: number, most = Number.POSITIVE_INFINITY): Promise<Buffer> {
  const encoded = await pixels
    .clone()
    .avif({ ...PATIENT, quality })
    .toBuffer();
  if (encoded.length <= most) return encoded;
  if (quality <= WORST) throw new Error(`No quality makes it smaller than ${most} bytes`);
  return avif(pixels, quality - 1, most);
}

async function keepShape(scene: ListedScene, path: string, name: ShapeName): Promise<string> {
  const shape = shapes[name];
  const cut = (width: number) =>
    sharp(path).resize({ width, height: heightOf(shape, width), fit: 'cover', position: scene.focus });
  for (const { width, quality, most } of shape.rungs) {
    const data = await avif(cut(width), quality + (scene.busy ? BUSY : 0), most);
    await writeFile(join(folder, keptFile(scene.id, name, width)), data);
    console.log(`${keptFile(scene.id, name, width)}: ${data.length} bytes`);
  }
  await cut(middleOf(shape.rungs).width)
    .webp({ quality: FALLBACK.quality, effort: 6 })
    .toFile(join(folder, keptFallback(scene.id, name)));
  return (await placeholderOf(path, shape.ratio, scene.focus)).join(' ');
}

async function keep(scene: ListedScene, before: KeptScene | undefined): Promise<KeptScene> {
  const path = join(masters, `${scene.id}.avif`);
  const key = keptKey(await readFile(path), scene);
  if (before?.key === key) return before;
  const grounds: KeptScene['grounds'] = {};
  for (const name of scene.shapes) grounds[name] = await keepShape(scene, path, name);
  return { key, grounds };
}

const scenes = scenesIn(await readFile(join(masters, 'scenes.yaml'), 'utf8'));
const before: KeptScenes = existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : {};
const kept: KeptScenes = {};
for (const scene of scenes) kept[scene.id] = await keep(scene, before[scene.id]);
await writeFile(list, `${JSON.stringify(kept, null, 2)}\n`);

const wanted = new Set(
  scenes.flatMap(({ id, shapes: names }) =>
    names.flatMap((name) => [
      keptFallback(id, name),
      ...shapes[name].rungs.map(({ width }) => keptFile(id, name, width)),
    ]),
  ),
);
for (const file of await readdir(folder))
  if (!wanted.has(file) && join(folder, file) !== list) await rm(join(folder, file));
