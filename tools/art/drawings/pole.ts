const TEAL = '#0f4c4a';
const BONE = '#f4eee3';
const OXBLOOD = '#7b2d26';

const BAND = 9;
const HEIGHT = 12;
const PERIOD = 4 * BAND;

/** A slanting band, twice, so that it also closes the seam of the tile. */
const band = (start: number) =>
  [start - PERIOD, start]
    .map((x) => `M${x} ${HEIGHT}l${HEIGHT}-${HEIGHT}h${BAND}l-${HEIGHT} ${HEIGHT}z`)
    .join('');

/** The barber's pole lying down, one tile of it, for rules: teal and oxblood bands with bone between. */
export function poleTile(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PERIOD}" height="${HEIGHT}" viewBox="0 0 ${PERIOD} ${HEIGHT}">` +
    `<path fill="${BONE}" d="M0 0h${PERIOD}v${HEIGHT}H0z"/>` +
    `<path fill="${TEAL}" d="${band(0)}"/><path fill="${OXBLOOD}" d="${band(2 * BAND)}"/></svg>\n`
  );
}
