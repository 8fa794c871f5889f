/** Computes the lattice: eight-fold stars that touch at their tips, with the {8/3} lines inside; one tile that repeats. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SIZE = 120;
const HALF = SIZE / 2;
// The inner corner of a star made of two squares, for an outer radius of 1.
const INNER = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

const at = (radius: number, eighths: number) => {
  const angle = (eighths * Math.PI) / 4;
  const number = (value: number) => Number((HALF + value).toFixed(1));
  return `${number(radius * Math.cos(angle))} ${number(radius * Math.sin(angle))}`;
};

const outline = Array.from({ length: 16 }, (_, i) => at(i % 2 ? HALF * INNER : HALF, i / 2));
const inner = Array.from({ length: 8 }, (_, i) => `M${at(HALF * INNER, i + 0.5)}L${at(HALF * INNER, i + 3.5)}`);
// The points of the cross between four stars meet the tile's corner.
const corners = [1, 3, 5, 7].map((eighth) => `M${at(HALF, eighth)}L${at(HALF * Math.SQRT2, eighth)}`);
const path = `M${outline.join('L')}z${inner.join('')}${corners.join('')}`;

writeFileSync(
  join(import.meta.dirname, '../../site/assets/drawings/lattice.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="none" stroke="#b98a3e" stroke-opacity=".45" stroke-width=".8" d="${path}"/></svg>\n`,
);
