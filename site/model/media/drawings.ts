import type { ImageMetadata } from 'astro';
import { photoField } from '../../../domain/field-path.ts';
import { pick } from '../../../domain/lists.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Barber } from '../../../edition/join/team.ts';
import type { StyleItem } from '../../components/style-grid.tsx';

const files = import.meta.glob<ImageMetadata>('../../assets/drawings/*.svg', {
  eager: true,
  import: 'default',
});

const faces = import.meta.glob<ImageMetadata>('../../assets/faces/*.svg', { eager: true, import: 'default' });

/** The drawn head of a sample barber, if there is one. */
export function sampleFace({ mark }: Edition, { face, image, id }: Barber) {
  const file = face && faces[`../../assets/faces/${face}.svg`];
  return file ? { ...pick(file, 'src', 'width', 'height'), alt: mark(photoField(image ?? id)) } : undefined;
}

/** The names of all line drawings. */
export const drawingNames = Object.keys(files).map((path) =>
  path.slice(path.lastIndexOf('/') + 1, -'.svg'.length),
);

/** A line drawing by file name; undefined if missing. */
function findDrawing(name: string) {
  const file = files[`../../assets/drawings/${name}.svg`];
  return file && pick(file, 'src', 'width', 'height');
}

/** A decorative drawing with empty alt text; throws if missing. */
export function decoration(name: string) {
  const found = findDrawing(name);
  if (!found) throw new Error(`There is no drawing '${name}' in site/assets/drawings`);
  return { ...found, alt: '' };
}

/** Replaces drawing names in points by drawings. */
export const drawnPoints = <T extends { drawing?: string }>(points: readonly T[]) =>
  points.map(({ drawing: name, ...point }) => ({
    ...point,
    ...(name !== undefined && { drawing: decoration(name) }),
  }));

/** A drawing with alt text; undefined if missing. */
export function drawn(edition: Edition, file: string, name: string) {
  const found = findDrawing(file);
  return found && { ...found, alt: edition.fill(edition.words.interface.labels.drawing, { name }) };
}

/** Styles with their drawings: kind 'haircut' and id 'side-part' use the file haircut-side-part. */
export const styleItems = (
  edition: Edition,
  texts: Record<string, { name: string; text: string }>,
  kind: 'haircut' | 'beard' | 'fade',
): StyleItem[] =>
  Object.entries(texts).map(([id, { name, text }]) => ({
    id,
    name,
    text,
    drawing: drawn(edition, `${kind}-${id}`, name),
  }));
