import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { textsUnder } from '../../../edition/content/errors.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { Barber } from '../../../edition/join/team.ts';
import type { Picture } from '../../components/scene.tsx';
import { editions } from '../editions.ts';

/** The shapes in which pictures stand on pages: width over height, and the widths that screens need. */
const SHAPES = {
  /** In the arch at the head of a page, and portraits. */
  arch: { ratio: 0.8, widths: [480, 720, 960] },
  /** On cards and beside paragraphs. */
  card: { ratio: 1.5, widths: [360, 640, 960] },
  /** Behind the hero of a wide screen. */
  wide: { ratio: 1.6, widths: [1120, 1600] },
} as const;
type Shape = keyof typeof SHAPES;

/** `srcSet` in AVIF up to `width`, and one WebP for browsers without it. */
type Sizes = { srcSet: string; width: number; fallback: string };

// A photo read in full would be published as it is; its clone would not.
type Photo = ImageMetadata & { clone?: ImageMetadata };

const encoded = import.meta.glob<string>('../../assets/scenes/sizes/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});
const photos = import.meta.glob<{ default: Photo }>(
  '@content/photos/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG,WEBP,AVIF}',
  { eager: true },
);

function sceneSizes(name: string, shape: Shape): Sizes | undefined {
  const file = (end: string) => encoded[`../../assets/scenes/sizes/${name}-${shape}${end}`];
  const fallback = file('.webp');
  const widths = SHAPES[shape].widths.filter((width) => file(`-${width}.avif`));
  const srcSet = widths.map((width) => `${file(`-${width}.avif`)} ${width}w`).join(', ');
  return fallback ? { srcSet, width: widths.at(-1) ?? 0, fallback } : undefined;
}

/** The owner's photo in the sizes of a shape, never wider than it is; the build encodes them. */
async function photoSizes(src: Photo, shape: Shape): Promise<Sizes> {
  const { ratio, widths } = SHAPES[shape];
  const original = src.clone ?? src;
  const most = Math.floor(Math.min(original.width, original.height * ratio));
  const fitting = widths.filter((width) => width <= most);
  const width = fitting.at(-1) ?? most;
  const crop = {
    src,
    fit: 'cover',
    position: 'attention',
    width,
    height: Math.round(width / ratio),
  } as const;
  const { srcSet } = await getImage({
    ...crop,
    widths: fitting.length ? fitting : [most],
    format: 'avif',
    quality: 42,
  });
  const { src: fallback } = await getImage({ ...crop, format: 'webp', quality: 62 });
  return { srcSet: srcSet.attribute, width, fallback };
}

// Read once when a build starts, so that views can ask without waiting.
const photosByName = new Map<string, Partial<Record<Shape, Sizes>>>();
for (const [path, { default: file }] of Object.entries(photos)) {
  const name = /([^/]+)\.\w+$/.exec(path)?.[1] ?? '';
  const card = sceneSizes(name, 'card') && { card: await photoSizes(file, 'card') };
  photosByName.set(name, { arch: await photoSizes(file, 'arch'), ...card });
}

/** Photos in the texts of articles, whole and as wide as they are; the build encodes each once. */
const whole = new Map<string, { src: string; width: number; height: number }>();
const named = editions.flatMap(({ articles }) => articles.flatMap(({ body }) => textsUnder(body, 'photo')));
for (const name of new Set(named.map(({ value }) => value))) {
  const [, file] = Object.entries(photos).find(([path]) => path.endsWith(`/${name}`)) ?? [];
  if (!file) continue;
  const { clone: { width, height } = file.default } = file.default;
  const { src } = await getImage({ src: file.default, format: 'webp', width, height, quality: 80 });
  whole.set(name, { src, width, height });
}
/** The owner's photo of that file name as an article shows it. */
export const articlePhoto = (name: string) => whole.get(name);

type PictureOptions = {
  /** What it shows; '' for a picture that only decorates. */
  alt: string;
  shape: Shape;
  /** How wide it stands on the page, as in the `sizes` attribute of `img`. */
  sizes: string;
  /** 'lazy' when left out. */
  loading?: Picture['loading'];
};

/** The owner's photo of that name, else the scene, else nothing. */
export function findPicture(name: string, options: PictureOptions): Picture | undefined {
  const { alt, shape, sizes, loading = 'lazy' } = options;
  const found = photosByName.get(name)?.[shape] ?? sceneSizes(name, shape);
  if (!found) return undefined;
  const { srcSet, width, fallback } = found;
  const size = { width, height: Math.round(width / SHAPES[shape].ratio) };
  return {
    alt,
    loading,
    sources: [{ type: 'image/avif', srcSet, sizes, ...size }],
    image: { src: fallback, ...size },
  };
}

/** The same; throws for a name that has no picture. */
export function picture(name: string, options: PictureOptions): Picture {
  const found = findPicture(name, options);
  if (!found)
    throw new Error(`There is neither a photo nor a scene '${name}' in the shape '${options.shape}'`);
  return found;
}

/** What a scene shows, as the press kit says it; a photo shows something else. */
const captionOf = ({ words }: Edition, name: string) =>
  photosByName.has(name) ? '' : (words['press-kit'].pictures.items[name] ?? '');

const ARCH = { shape: 'arch', sizes: '(width < 48rem) 28vw, (width < 64rem) 38vw, 26rem' } as const;

/** A scene for the arch at the head of a page. */
export const heroScene = (edition: Edition, name: string): Picture =>
  picture(name, { ...ARCH, alt: captionOf(edition, name), loading: 'first' });

/** The scene of a branch; without a photo or a scene of its own, the chair that every branch has. */
export function branchScene(edition: Edition, { slug, name }: Branch, shape: Shape = 'arch'): Picture {
  const own = `branch-${slug}`;
  const look = { ...ARCH, shape, loading: 'first' } as const;
  const alt = captionOf(edition, own) || `${edition.facts.business.name} ${name}`;
  return (
    findPicture(own, { ...look, alt }) ?? picture('chair', { ...look, alt: captionOf(edition, 'chair') })
  );
}

/** The owner's photos of a branch, those that are there. */
export const branchGallery = ({ words }: Edition, { name, gallery = [] }: Branch): Picture[] =>
  gallery.flatMap((slot) => {
    const alt = words.branches.gallery.photos[slot] ?? name;
    return findPicture(slot, { alt, shape: 'arch', sizes: '(width < 64rem) 46vw, 26rem' }) ?? [];
  });

/** The pole behind the hero of the home page; phones are sent nothing of it. */
export function wideHero(edition: Edition): Picture {
  const alt = captionOf(edition, 'pole');
  const scene = picture('pole', { alt, shape: 'wide', sizes: '100vw', loading: 'first' });
  const nothing = {
    type: 'image/gif',
    media: '(width < 60rem)',
    srcSet: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
    sizes: '1px',
    width: 1,
    height: 1,
  };
  return { ...scene, sources: [nothing, ...scene.sources] };
}

/** The same pole upright, where phones have room for it: at the foot of the hero. */
export const narrowHero = (edition: Edition): Picture =>
  picture('pole-portrait', { alt: captionOf(edition, 'pole-portrait'), shape: 'card', sizes: '100vw' });

/** A scene on a card. */
export const cardScene = (edition: Edition, name: string, sizes = '100vw'): Picture =>
  picture(name, { alt: captionOf(edition, name), shape: 'card', sizes });

/** The owner's photo of a barber where there is one. */
export function barberPhoto(
  edition: Edition,
  { id, name, image = id }: Barber,
  sizes: string,
): Picture | undefined {
  const alt = edition.fill(edition.words.barber.photoAlt, { name });
  return findPicture(image, { alt, shape: 'arch', sizes });
}
