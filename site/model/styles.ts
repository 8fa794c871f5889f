import { fillGreeting as fill } from '../../domain/links.ts';
import type { StyleItem } from '../components/style-grid.tsx';
import { wordsOf } from './content/source.ts';
import { findDrawing } from './drawings.ts';

/** A drawing with its description, or nothing where there is none yet. */
export function drawn(file: string, name: string, locale: string) {
  const found = findDrawing(file);
  return found && { ...found, alt: fill(wordsOf(locale).interface.labels.drawing, { name }) };
}

/** Cuts or beards with their drawing: 'haircut' and 'side-part' are the file haircut-side-part. */
export function styleItems(
  said: Record<string, { name: string; text: string }>,
  kind: 'haircut' | 'beard' | 'fade',
  locale: string,
): StyleItem[] {
  return Object.entries(said).map(([id, { name, text }]) => ({
    id,
    name,
    text,
    drawing: drawn(`${kind}-${id}`, name, locale),
  }));
}
