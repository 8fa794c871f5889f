/** Computes the lattice: eight-fold stars that touch at their tips, crosses between them, an octagram within; one tile. */
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

const star = (radius: number) =>
  Array.from({ length: 16 }, (_, i) => at(i % 2 ? radius * INNER : radius, i / 2));
// The tips on the diagonals run on to the tile's corner, where four of them make the cross.
const corners = [1, 3, 5, 7].map((eighth) => `M${at(HALF, eighth)}L${at(HALF * Math.SQRT2, eighth)}`);
const path = `M${star(HALF).join('L')}zM${star(HALF * 0.52).join('L')}z${corners.join('')}`;

writeFileSync(
  join(import.meta.dirname, '../../site/assets/drawings/lattice.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="none" stroke="#b98a3e" stroke-opacity=".4" stroke-width=".8" d="${path}"/></svg>\n`,
);
