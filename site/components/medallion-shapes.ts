/** The brand's pointed arch (200 × 250), with the curve of scene.css. */
export const ARCH_PATH = 'M6 247V108C10 52 66 25 100 6c34 19 90 46 94 102v139z';

/** Radius of the free centre, which has room for a monogram. */
const CENTRE = 57;
/** Fewer points make no star, and more make a grey disc. */
const YEARS = { least: 3, most: 12 };

/** Twice as many points as years behind the chair. */
export const pointsOf = (years: number) => 2 * Math.min(Math.max(years, YEARS.least), YEARS.most);

/** A star polygon around the origin; every line skips about three eighths of the points. */
export function starPath(points: number): string {
  const step = Math.floor((3 * points) / 8);
  const scale = CENTRE / Math.cos((Math.PI * step) / points);
  const at = (index: number) => {
    const angle = (2 * Math.PI * index) / points;
    return `${Math.round(scale * Math.sin(angle))} ${Math.round(-scale * Math.cos(angle))}`;
  };
  const drawn = new Set<number>();
  let path = '';
  for (let first = 0; drawn.size < points; first += 1) {
    for (let index = first; !drawn.has(index); index = (index + step) % points) {
      path += `${index === first ? 'M' : ' '}${at(index)}`;
      drawn.add(index);
    }
    path += 'z';
  }
  return path;
}
