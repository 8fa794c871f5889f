import type { ImageMetadata } from 'astro';
import { facts } from './content/source.ts';
import { scenes } from './scenes.ts';

// A proxy of the build: reading anything but these two would publish the master itself.
type File = ImageMetadata & { clone?: ImageMetadata; fsPath?: string };

const rendered = import.meta.glob<{ default: File }>('../assets/scenes/*.avif', { eager: true });
const photos = import.meta.glob<{ default: File }>('/content/photos/*.jpg', { eager: true });

export type Master = {
  file: ImageMetadata;
  path: string;
  /** Pixels that the file has. */
  width: number;
  height: number;
  /** Width over height that the slot wants. */
  ratio: number;
  focus: string;
  busy: boolean;
};

const slots = [...facts.photos.map(({ slot, ...size }) => ({ id: slot, ...size })), ...scenes];

for (const path of Object.keys(photos)) {
  const name = path.slice('/content/photos/'.length, -'.jpg'.length);
  if (!slots.some(({ id }) => id === name))
    throw new Error(
      `content${path.slice('/content'.length)}: no slot has the name '${name}'; docs/photo-slots.md lists them`,
    );
}

/** The owner's photo for a slot, else the rendered scene of that name, else nothing. */
export function findMaster(name: string): Master | undefined {
  const photo = photos[`/content/photos/${name}.jpg`];
  const file = (photo ?? rendered[`../assets/scenes/${name}.avif`])?.default;
  const slot = slots.find(({ id }) => id === name);
  if (!file?.fsPath || !slot) return undefined;
  const { width, height } = file.clone ?? file;
  const scene = photo ? undefined : scenes.find(({ id }) => id === name);
  const { focus = 'attention', busy = false } = scene ?? {};
  return { file, path: file.fsPath, width, height, ratio: slot.width / slot.height, focus, busy };
}

/** The address of a rendered scene in full size; asking for it publishes the file. */
export function originalOf(name: string): string {
  const file = rendered[`../assets/scenes/${name}.avif`]?.default;
  if (!file) throw new Error(`There is no scene '${name}'`);
  return file.src;
}
