import sharp from 'sharp';

const COLUMNS = 4;
const ROWS = 3;

const grids = new Map<string, Promise<string[]>>();

async function grid(path: string, ratio: number, position: string): Promise<string[]> {
  const cropped = await sharp(path)
    .resize({ width: 160, height: Math.round(160 / ratio), fit: 'cover', position })
    .toBuffer();
  const pixels = await sharp(cropped).resize(COLUMNS, ROWS, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return Array.from({ length: COLUMNS * ROWS }, (_, cell) =>
    [...pixels.subarray(cell * 3, cell * 3 + 3)].map((value) => Math.round(value / 17).toString(16)).join(''),
  );
}

/** Twelve colours, four by three, row by row ('0a8' for #00aa88), shown until the picture has come. */
export function placeholderOf(path: string, ratio: number, position: string): Promise<string[]> {
  const key = `${path} ${ratio} ${position}`;
  const known = grids.get(key) ?? grid(path, ratio, position);
  grids.set(key, known);
  return known;
}
