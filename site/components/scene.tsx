import './scene.css';
import type { ReactNode } from 'react';

export type PictureSource = {
  type: string;
  srcSet: string;
  sizes: string;
  width: number;
  height: number;
  media?: string;
};

export type Picture = {
  /** Empty for a picture that only decorates. */
  alt: string;
  /** 'first' is the picture of the first screen. */
  loading: 'first' | 'lazy';
  sources: PictureSource[];
  /** For browsers without AVIF. */
  image: { src: string; width: number; height: number };
};

/** A rendered scene or a photo in the sizes that screens need. */
export function Scene({ alt, loading, sources, image, fills }: Picture & { fills?: boolean }) {
  return (
    <span className={fills ? 'scene scene-fill' : 'scene'}>
      <picture>
        {sources.map((source) => (
          <source key={`${source.media ?? ''}${source.type}`} {...source} />
        ))}
        <img
          {...image}
          alt={alt}
          decoding="async"
          {...(loading === 'first' && { fetchPriority: 'high' })}
          {...(loading === 'lazy' && { loading })}
        />
      </picture>
    </span>
  );
}

export type Drawing = { src: string; width: number; height: number; alt: string };

/** The window of the house, which a scene fills. */
export const Arch = ({ scene }: { scene: Picture }) => (
  <div className="arch">
    <Scene {...scene} fills />
  </div>
);

/** A photo lies over its medallion, so one that is missing or fails leaves the medallion in sight. */
export function Portrait({ photo, children }: { photo?: Picture; children: ReactNode }) {
  return photo ? (
    <span className="portrait" data-portrait="">
      {children}
      <Scene {...photo} />
    </span>
  ) : (
    children
  );
}
