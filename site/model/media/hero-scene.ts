import type { Picture } from '../../components/scene.tsx';
import { hasPicture, picture } from './pictures.ts';

const ARCH = { shape: 'arch', sizes: '(width < 48rem) 28vw, (width < 64rem) 38vw, 26rem' } as const;

/** A scene for the arch at the head of a page; it only sets the mood, so it has no words of its own. */
export const heroScene = (name: string): Promise<Picture> =>
  picture(name, { alt: '', loading: 'first', ...ARCH });

/** The scene of a branch; without a photo or a scene of its own, the chair that every branch has. */
export const branchScene = (slug: string): Promise<Picture> =>
  heroScene(hasPicture(`branch-${slug}`) ? `branch-${slug}` : 'chair');

/** The pole behind the hero of the home page; phones are sent nothing of it. */
export async function wideHero(): Promise<Picture> {
  const scene = await picture('pole', { alt: '', shape: 'wide', sizes: '100vw', loading: 'first' });
  const nothing = {
    type: 'image/gif',
    media: '(width < 60rem)',
    srcSet: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
    sizes: '1px',
    width: 1,
    height: 1,
  };
  return { ...scene, sources: [nothing, ...scene.sources], ground: [] };
}

/** The same pole upright, where phones have room for it: at the foot of the hero. */
export async function narrowHero(): Promise<Picture> {
  return { ...(await picture('pole-portrait', { alt: '', shape: 'card', sizes: '100vw' })), ground: [] };
}
