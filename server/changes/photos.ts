import { PHOTO_BACKGROUND } from '../../contract/changes.ts';
import { Problem } from '../http/problem.ts';
import { workQueue } from '../queue.ts';

/** Keeps two concurrent jobs below 800 MB. AVIF needs three times the memory per pixel. */
const MEGAPIXELS = { avif: 16, others: 50 };
/** Enough for the widest slot at twice the pixel density. */
const LONGEST_SIDE = 2_400;

export type Slot = { slot: string; width: number; height: number };
type Crop = { left: number; top: number; width: number; height: number };

/** Parses '120,0,800,1000': left, top, width and height in pixels of the upright photo. */
export function cropOf(text: string | undefined): Crop | undefined {
  if (!text) return undefined;
  const [left = -1, top = -1, width = 0, height = 0] = text.split(',').map(Number);
  const isRight = /^\d{1,5}(,\d{1,5}){3}$/.test(text);
  if (!isRight || !width || !height) throw new Problem(400, 'crop: must be left,top,width,height in pixels');
  return { left, top, width, height };
}

const AVIF = /^....ftypavi[fs]/s;
const HEIC = /^....ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/s;

/** Magic bytes of the accepted formats. SVG is excluded. */
const PHOTO = /^(\xff\xd8\xff|\x89PNG|RIFF....WEBP|....ftypavi[fs])/s;

const unreadable = () =>
  new Problem(
    422,
    'This file cannot be read as a whole photo: send it again, or save it as JPEG, PNG, WebP or AVIF.',
  );

const queue = workQueue({ parallel: 2, waiting: 4, busy: 'Other photos are being prepared right now.' });

/** Converts a photo for the site: upright, cropped, bounded in size and without metadata; 422 with a reason if not possible. */
export const convertPhoto = (slot: Slot, bytes: Uint8Array, crop: Crop | undefined): Promise<Uint8Array> =>
  queue(() => convert(slot, bytes, crop));

async function convert(slot: Slot, bytes: Uint8Array, crop: Crop | undefined): Promise<Uint8Array> {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (HEIC.test(start))
    throw new Problem(
      422,
      'This is a HEIC photo, which browsers cannot show. Choose it from the photo library of the phone, which sends a JPEG, or save it as JPEG.',
    );
  if (!PHOTO.test(start))
    throw new Problem(422, 'This file is not a photo: save it as JPEG, PNG, WebP or AVIF.');
  const { default: sharp } = await import('sharp');
  const most = AVIF.test(start) ? MEGAPIXELS.avif : MEGAPIXELS.others;
  // Reads only the header, so that the size is checked before any pixel is decoded.
  const head = sharp(bytes, { limitInputPixels: false }).metadata();
  const { autoOrient: upright } = await head.catch(() => {
    throw unreadable();
  });
  if (upright.width * upright.height > most * 1_000_000)
    throw new Problem(422, 'This photo has more than {most} megapixels: send a smaller one.', {
      values: { most },
    });
  const { left, top, width, height } = crop ?? { left: 0, top: 0, ...upright };
  if (left + width > upright.width || top + height > upright.height)
    throw new Problem(422, 'crop: lies outside of the photo');
  if (width < slot.width || height < slot.height)
    throw new Problem(
      422,
      'This part is {width} × {height} pixels: here at least {leastWidth} × {leastHeight} are needed.',
      { values: { width, height, leastWidth: slot.width, leastHeight: slot.height } },
    );
  const longest = Math.max(LONGEST_SIDE, slot.width, slot.height);
  return sharp(bytes, { failOn: 'truncated' })
    .autoOrient()
    .extract({ left, top, width, height })
    .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: PHOTO_BACKGROUND })
    .toColourspace('srgb')
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
    .catch(() => {
      throw unreadable();
    });
}
