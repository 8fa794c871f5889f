import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { Barber } from '../../../edition/join/team.ts';
import { type EncodedPicture, SHAPES, type Shape } from '../../../edition/photo-shapes.ts';
import type { Picture } from '../../components/scene.tsx';

const encoded = import.meta.glob<string>('../../assets/scenes/sizes/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

function sceneSizes(name: string, shape: Shape): EncodedPicture | undefined {
  const file = (end: string) => encoded[`../../assets/scenes/sizes/${name}-${shape}${end}`];
  const fallback = file('.webp');
  const widths = SHAPES[shape].widths.filter((width) => file(`-${width}.avif`));
  const srcSet = widths.map((width) => `${file(`-${width}.avif`)} ${width}w`).join(', ');
  return fallback ? { srcSet, width: widths.at(-1) ?? 0, fallback } : undefined;
}

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
export function findPicture({ photos }: Edition, name: string, options: PictureOptions): Picture | undefined {
  const { alt, shape, sizes, loading = 'lazy' } = options;
  const found = photos.get(name)?.[shape] ?? sceneSizes(name, shape);
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
export function picture(edition: Edition, name: string, options: PictureOptions): Picture {
  const found = findPicture(edition, name, options);
  if (!found)
    throw new Error(`There is neither a photo nor a scene '${name}' in the shape '${options.shape}'`);
  return found;
}

/** The owner's photo of that file name as articles show it: whole. */
export const articlePhoto = ({ photos }: Edition, file: string) =>
  photos.get(file.replace(/\.\w+$/, ''))?.whole;

/** What a scene shows, as the press kit says it; a photo shows something else. */
const captionOf = ({ words, photos }: Edition, name: string) =>
  photos.has(name) ? '' : (words['press-kit'].pictures.items[name] ?? '');

const ARCH = { shape: 'arch', sizes: '(width < 48rem) 28vw, (width < 64rem) 38vw, 26rem' } as const;

/** A scene for the arch at the head of a page. */
export const heroScene = (edition: Edition, name: string): Picture =>
  picture(edition, name, { ...ARCH, alt: captionOf(edition, name), loading: 'first' });

/** The scene of a branch; without a photo or a scene of its own, the chair that every branch has. */
export function branchScene(edition: Edition, { slug, name }: Branch, shape: Shape = 'arch'): Picture {
  const own = `branch-${slug}`;
  const look = { ...ARCH, shape, loading: 'first' } as const;
  const alt = captionOf(edition, own) || `${edition.facts.business.name} ${name}`;
  return (
    findPicture(edition, own, { ...look, alt }) ??
    picture(edition, 'chair', { ...look, alt: captionOf(edition, 'chair') })
  );
}

/** The owner's photos of a branch, those that are there. */
export const branchGallery = (edition: Edition, { name, gallery = [] }: Branch): Picture[] =>
  gallery.flatMap((slot) => {
    const alt = edition.words.branches.gallery.photos[slot] ?? name;
    return findPicture(edition, slot, { alt, shape: 'arch', sizes: '(width < 64rem) 46vw, 26rem' }) ?? [];
  });

/** The pole behind the hero of the home page; phones are sent nothing of it. */
export function wideHero(edition: Edition): Picture {
  const alt = captionOf(edition, 'pole');
  const scene = picture(edition, 'pole', { alt, shape: 'wide', sizes: '100vw', loading: 'first' });
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
  picture(edition, 'pole-portrait', {
    alt: captionOf(edition, 'pole-portrait'),
    shape: 'card',
    sizes: '100vw',
  });

/** A scene on a card. */
export const cardScene = (edition: Edition, name: string, sizes = '100vw'): Picture =>
  picture(edition, name, { alt: captionOf(edition, name), shape: 'card', sizes });

/** The owner's photo of a barber where there is one. */
export function barberPhoto(
  edition: Edition,
  { id, name, image = id }: Barber,
  sizes: string,
): Picture | undefined {
  const alt = edition.fill(edition.words.barber.photoAlt, { name });
  return findPicture(edition, image, { alt, shape: 'arch', sizes });
}
