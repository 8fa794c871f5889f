import { Problem } from '../http/problem.ts';

const PHOTO_PIXELS = 50_000_000;
/** Enough for the widest place on a screen of twice the density. */
const LONGEST_SIDE = 2_400;

type Slot = { slot: string; width: number; height: number };
type Crop = { left: number; top: number; width: number; height: number };

/** '120,0,800,1000' in the pixels of the photo as it is seen: left, top, width, height. */
export function cropOf(text: string | undefined): Crop | undefined {
  if (!text) return undefined;
  const [left = -1, top = -1, width = 0, height = 0] = text.split(',').map(Number);
  const isRight = /^\d{1,5}(,\d{1,5}){3}$/.test(text);
  if (!isRight || !width || !height) throw new Problem(400, 'crop: must be left,top,width,height in pixels');
  return { left, top, width, height };
}

const HEIC = /^....ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/s;

/** How files begin that are photos; a drawing, which a program draws, is none. */
const PHOTO = /^(\xff\xd8\xff|\x89PNG|RIFF....WEBP|....ftypavi[fs])/s;

/** A photo as the site keeps it: upright, cropped, no larger than needed, nothing told of where it was taken; 422 in words. */
export async function photoFor(slot: Slot, bytes: Uint8Array, crop: Crop | undefined): Promise<Uint8Array> {
  if (HEIC.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1')))
    throw new Problem(
      422,
      'This is a HEIC photo, which browsers cannot show. Choose it from the photo library of the phone, which sends a JPEG, or save it as JPEG.',
    );
  if (!PHOTO.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1')))
    throw new Problem(422, 'This file is no photo: save it as JPEG, PNG, WebP or AVIF.');
  const { default: sharp } = await import('sharp');
  const upright = await sharp(bytes, { failOn: 'truncated', limitInputPixels: PHOTO_PIXELS })
    .autoOrient()
    .toColourspace('srgb')
    .jpeg({ quality: 95 })
    .toBuffer({ resolveWithObject: true })
    .catch((error: Error) => {
      if (/pixel limit/i.test(error.message))
        throw new Problem(422, 'This photo has more than 50 megapixels: send a smaller one.');
      throw new Problem(
        422,
        'This file cannot be read as a whole photo: send it again, or save it as JPEG, PNG, WebP or AVIF.',
      );
    });
  const { width, height } = crop ?? upright.info;
  if (width < slot.width || height < slot.height)
    throw new Problem(
      422,
      `This part is ${width} × ${height} pixels: here at least ${slot.width} × ${slot.height} are needed.`,
    );
  const cut = crop ? sharp(upright.data).extract(crop) : sharp(upright.data);
  const most = Math.max(LONGEST_SIDE, slot.width, slot.height);
  return cut
    .resize(most, most, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
    .catch(() => {
      throw new Problem(422, 'crop: lies outside of the photo');
    });
}
