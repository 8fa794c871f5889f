import { readFile } from 'node:fs/promises';
import kept from '../../assets/scenes/kept/kept.json';
import type { Encoded } from './encoded.ts';
import { type KeptScenes, keptFallback, keptFile, keptKey } from './kept-key.ts';
import type { Master } from './masters.ts';
import { heightOf, type ShapeName, shapes } from './shapes.ts';

const files = import.meta.glob<string>('../../assets/scenes/kept/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});
const known: KeptScenes = kept;
const keys = new Map<string, Promise<string>>();

const addressOf = (file: string) => files[`../../assets/scenes/kept/${file}`] ?? '';

/** The files of a scene that are kept with it; nothing for photos, and where they were made from another master. */
export async function keptOf({ scene, path }: Master, name: ShapeName): Promise<Encoded | undefined> {
  if (!scene?.shapes.includes(name)) return undefined;
  const key = keys.get(scene.id) ?? readFile(path).then((master) => keptKey(master, scene));
  keys.set(scene.id, key);
  const found = known[scene.id];
  if (!found || found.key !== (await key)) return undefined;
  const shape = shapes[name];
  return {
    steps: shape.rungs.map(({ width }) => ({
      width,
      height: heightOf(shape, width),
      src: addressOf(keptFile(scene.id, name, width)),
    })),
    fallback: addressOf(keptFallback(scene.id, name)),
    ground: found.grounds[name]?.split(' ') ?? [],
  };
}
