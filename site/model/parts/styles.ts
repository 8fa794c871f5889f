import type { Edition } from '../../../edition/edition.ts';
import type { StyleItem } from '../../components/style-grid.tsx';
import { findDrawing } from '../media/drawings.ts';

/** A drawing with its description, or nothing where there is none yet. */
export function drawn(edition: Edition, file: string, name: string) {
  const found = findDrawing(file);
  return found && { ...found, alt: edition.fill(edition.words.interface.labels.drawing, { name }) };
}

/** Cuts or beards with their drawing: 'haircut' and 'side-part' are the file haircut-side-part. */
export const styleItems = (
  edition: Edition,
  said: Record<string, { name: string; text: string }>,
  kind: 'haircut' | 'beard' | 'fade',
): StyleItem[] =>
  Object.entries(said).map(([id, { name, text }]) => ({
    id,
    name,
    text,
    drawing: drawn(edition, `${kind}-${id}`, name),
  }));
