import type { ImageMetadata } from 'astro';
import { firstEdition } from '../editions.ts';
import type { ListedScene } from './scene-list.ts';
import { scenes } from './scenes.ts';

// A proxy of the build: reading anything but these two would publish the master itself.
type File = ImageMetadata & { clone?: ImageMetadata; fsPath?: string };

const rendered = import.meta.glob<{ default: File }>('../../assets/scenes/*.avif', { eager: true });
const files = import.meta.glob<{ default: File }>(
  '/content/photos/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG,WEBP,AVIF}',
  { eager: true },
);
/** The owner's photos by the slot that they are named after. */
const photos = new Map(
  Object.entries(files).map(([path, { default: file }]) => [/([^/]+)\.\w+$/.exec(path)?.[1] ?? '', file]),
);

export type Master = {
  file: ImageMetadata;
  path: string;
  /** Pixels that the file has. */
  width: number;
  height: number;
  /** What a crop keeps, as sharp says it. */
  focus: string;
  busy: boolean;
  /** Nothing where it is a photo. */
  scene: ListedScene | undefined;
};

const slots = new Set([...firstEdition.facts.photos.map(({ slot }) => slot), ...scenes.map(({ id }) => id)]);

/** The owner's photo for a slot, else the rendered scene of that name, else nothing. */
export function findMaster(name: string): Master | undefined {
  const photo = photos.get(name);
  const file = photo ?? rendered[`../../assets/scenes/${name}.avif`]?.default;
  if (!file?.fsPath || !slots.has(name)) return undefined;
  const { width, height } = file.clone ?? file;
  const scene = photo ? undefined : scenes.find(({ id }) => id === name);
  const { focus = 'attention', busy = false } = scene ?? {};
  return { file, path: file.fsPath, width, height, focus, busy, scene };
}

/** The address of a rendered scene in full size; asking for it publishes the file. */
export function originalOf(name: string): string {
  const file = rendered[`../../assets/scenes/${name}.avif`]?.default;
  if (!file) throw new Error(`There is no scene '${name}'`);
  return file.src;
}
