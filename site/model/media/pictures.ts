import { type EncodedPicture, SHAPES, type Shape } from '../../../contract/photo-shapes.ts';
import { photoField } from '../../../domain/field-path.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { Barber } from '../../../edition/join/team.ts';
import type { Picture } from '../../components/scene.tsx';

const encoded = import.meta.glob<string>('../../assets/scenes/sizes/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The names of all scenes. */
export const sceneNames = Object.keys(encoded).flatMap(
  (path) => /([\w-]+)-arch\.webp$/.exec(path)?.[1] ?? [],
);

/** A file of each scene by its name, in the shape of its slot. */
export const sceneFiles: Record<string, string> = Object.fromEntries(
  ['arch', 'tall', 'wide'].flatMap((shape) =>
    Object.entries(encoded).flatMap(([path, file]) => {
      const [, name] = RegExp(`([\\w-]+)-${shape}\\.webp$`).exec(path) ?? [];
      return name ? [[name, file]] : [];
    }),
  ),
);

function sceneSizes(name: string, shape: Shape): EncodedPicture | undefined {
  const file = (end: string) => encoded[`../../assets/scenes/sizes/${name}-${shape}${end}`];
  const fallback = file('.webp');
  const widths = SHAPES[shape].widths.filter((width) => file(`-${width}.avif`));
  const srcSet = widths.map((width) => `${file(`-${width}.avif`)} ${width}w`).join(', ');
  return fallback ? { srcSet, width: widths.at(-1) ?? 0, fallback } : undefined;
}

type PictureOptions = {
  /** '' for a decorative picture. */
  alt: string;
  shape: Shape;
  /** The `sizes` attribute of `img`. */
  sizes: string;
  /** Defaults to 'lazy'. */
  loading?: Picture['loading'];
};

/** The owner's description of the picture in a slot, or else another. */
const altOf = ({ words, mark }: Edition, slot: string, otherwise: string) =>
  (words.branches.gallery.photos[slot] ?? otherwise) + mark(photoField(slot));

/** The owner's photo by that name, or else the scene, or else undefined. */
export function findPicture(edition: Edition, name: string, options: PictureOptions): Picture | undefined {
  const { alt, shape, sizes, loading = 'lazy' } = options;
  const found = edition.photos.get(name)?.[shape] ?? sceneSizes(name, shape);
  if (!found) return undefined;
  const { srcSet, width, fallback } = found;
  const size = { width, height: Math.round(width / SHAPES[shape].ratio) };
  return {
    alt: altOf(edition, name, alt),
    loading,
    sources: [{ type: 'image/avif', srcSet, sizes, ...size }],
    image: { src: fallback, ...size },
  };
}

/** Like findPicture, but throws if there is none. */
export function picture(edition: Edition, name: string, options: PictureOptions): Picture {
  const found = findPicture(edition, name, options);
  if (!found)
    throw new Error(`There is neither a photo nor a scene '${name}' in the shape '${options.shape}'`);
  return found;
}

/** An uncropped photo by file name, for articles. */
export const articlePhoto = ({ photos }: Edition, file: string) =>
  photos.get(file.replace(/\.\w+$/, ''))?.whole;

/** The press kit's caption of a scene; '' for a photo, which shows something else. */
const captionOf = ({ words, photos }: Edition, name: string) =>
  photos.has(name) ? '' : (words['press-kit'].pictures.items[name] ?? '');

const ARCH: Pick<PictureOptions, 'shape' | 'sizes'> = {
  shape: 'arch',
  sizes: '(max-width: 47.998rem) 90vw, (max-width: 63.998rem) 38vw, 26rem',
};

/** A scene for a page's hero; 'lazy' where phones hide it, which then never load it. */
export const heroScene = (edition: Edition, name: string, loading: Picture['loading'] = 'first'): Picture =>
  picture(edition, name, { ...ARCH, alt: captionOf(edition, name), loading });

/** The photo or scene of a branch, or else the generic chair. */
export function branchScene(
  edition: Edition,
  { slug, name }: Branch,
  { shape = ARCH.shape, sizes = ARCH.sizes }: { shape?: Shape; sizes?: string } = {},
): Picture {
  const own = `branch-${slug}`;
  const options = { shape, sizes, loading: 'first' } as const;
  const alt = captionOf(edition, own) || `${edition.facts.business.name} ${name}`;
  return (
    findPicture(edition, own, { ...options, alt }) ??
    picture(edition, 'chair', { ...options, alt: altOf(edition, own, captionOf(edition, 'chair')) })
  );
}

/** The available gallery photos of a branch. */
export function branchGallery(edition: Edition, { name, gallery = [] }: Branch): Picture[] {
  const options = { alt: name, shape: 'arch', sizes: '(max-width: 63.998rem) 46vw, 26rem' } as const;
  return gallery.flatMap((slot) => findPicture(edition, slot, options) ?? []);
}

/** The background of the home page's hero: the pole upright on phones. Arabic pages mirror the drawn one, never a photo. */
export function homeHero(edition: Edition): Picture {
  const options = { alt: captionOf(edition, 'pole'), loading: 'first' } as const;
  const wide = picture(edition, 'pole', { ...options, shape: 'wide', sizes: '100vw' });
  const upright = picture(edition, 'pole-portrait', { ...options, shape: 'tall', sizes: '100vw' });
  const at = (media: string, { sources }: Picture) => sources.map((source) => ({ ...source, media }));
  return {
    ...wide,
    alt: wide.alt + edition.mark(photoField('pole-portrait')),
    mirrors: !['pole', 'pole-portrait'].some((name) => edition.photos.has(name)),
    sources: [...at('(max-width: 39.998rem)', upright), ...at('(min-width: 40rem)', wide)],
  };
}

export const cardScene = (edition: Edition, name: string, sizes = '100vw'): Picture =>
  picture(edition, name, { alt: captionOf(edition, name), shape: 'card', sizes });

/** The photo of a barber, if there is one. */
export function barberPhoto(
  edition: Edition,
  { id, name, image = id }: Barber,
  options: Pick<PictureOptions, 'sizes' | 'loading'>,
): Picture | undefined {
  const alt = edition.fill(edition.words.barber.photoAlt, { name });
  return findPicture(edition, image, { ...options, alt, shape: 'arch' });
}
