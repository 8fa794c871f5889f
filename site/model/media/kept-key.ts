import { createHash } from 'node:crypto';
import type { ListedScene } from './scene-list.ts';
import { BUSY, FALLBACK, type ShapeName, shapes } from './shapes.ts';

/** How a scene is encoded once and for all: with more patience than a build has. */
export const PATIENT = { effort: 6, chromaSubsampling: '4:2:0' } as const;

/** Colours, '787 676 …', that stand in for a picture until it has come, for each shape; and the key of what they were made from. */
export type KeptScene = { key: string; grounds: Partial<Record<ShapeName, string>> };
/** What site/assets/scenes/kept/kept.json holds, by the id of the scene. */
export type KeptScenes = Record<string, KeptScene>;

export const keptFile = (id: string, shape: ShapeName, width: number) => `${id}-${shape}-${width}.avif`;
export const keptFallback = (id: string, shape: ShapeName) => `${id}-${shape}.${FALLBACK.format}`;

/** Says from which master and by which rules the kept files of a scene were made: another key, and they are out of date. */
export function keptKey(master: Buffer, { focus, busy = false, shapes: names }: ListedScene): string {
  const rules = [PATIENT, FALLBACK, BUSY, focus, busy, names.map((name) => [name, shapes[name]])];
  return createHash('sha256').update(master).update(JSON.stringify(rules)).digest('hex').slice(0, 16);
}
