import { fill } from '../../domain/text.ts';
import type { ConsoleWords } from '../words.ts';

type Size = { width: number; height: number };
export type OpenedPhoto = Size & { photo: File; url: string };

/** Reads a photo. Its size is 0 × 0 if this browser cannot show it; the server may be able to. */
export async function openPhoto(photo: File): Promise<OpenedPhoto> {
  const reader = new FileReader();
  // The content security policy allows pictures from data:, not from blob:.
  const url = await new Promise<string>((done) => {
    reader.onloadend = () => done(String(reader.result ?? 'data:,'));
    reader.readAsDataURL(photo);
  });
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => {});
  return { photo, url, width: image.naturalWidth, height: image.naturalHeight };
}

/** Why no part of a photo has the pixels that its slot needs; empty if one has. */
export function tooSmall({ tooSmall }: ConsoleWords['photos'], { width, height }: Size, least: Size): string {
  if (!width || (width >= least.width && height >= least.height)) return '';
  return fill(tooSmall, { width, height, leastWidth: least.width, leastHeight: least.height });
}

/** Every phone can draw a picture of this width and height. */
const MAX_SIDE = 4_096;

/** The photo turned clockwise by 90°, after the rotation that it asks for itself. */
export async function turnPhoto(photo: File): Promise<OpenedPhoto> {
  const bitmap = await createImageBitmap(photo);
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  const [width, height] = [Math.round(bitmap.height * scale), Math.round(bitmap.width * scale)];
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  context?.translate(width, 0);
  context?.rotate(Math.PI / 2);
  context?.drawImage(bitmap, 0, 0, height, width);
  const turned = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  return openPhoto(turned ? new File([turned], photo.name) : photo);
}
