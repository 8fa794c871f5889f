import { fillGreeting as fill } from '../../domain/links.ts';
import type { StyleItem } from '../components/style-grid.tsx';
import { wordsOf } from './content/source.ts';
import { findDrawing } from './drawings.ts';

const drawn = (name: string, alt: string) => {
  const found = findDrawing(name);
  return found && { ...found, alt };
};

/** Cuts or beards with their drawing: 'haircut' and 'side-part' are the file haircut-side-part. */
export function styleItems(
  said: Record<string, { name: string; text: string }>,
  kind: 'haircut' | 'beard' | 'fade',
  locale: string,
): StyleItem[] {
  const { labels } = wordsOf(locale).interface;
  return Object.entries(said).map(([id, { name, text }]) => ({
    id,
    name,
    text,
    drawing: drawn(`${kind}-${id}`, fill(labels.drawing, { name })),
  }));
}
