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
  /** '' for a decorative picture. */
  alt: string;
  /** 'first' for pictures above the fold. */
  loading: 'first' | 'lazy';
  sources: PictureSource[];
  /** Whether pages that are read from the right show it mirrored. */
  mirrors?: boolean;
  /** For browsers without AVIF. */
  image: { src: string; width: number; height: number };
};

/** A responsive picture: a rendered scene or a photo. */
export function Scene({ alt, loading, sources, image, fills, mirrors }: Picture & { fills?: boolean }) {
  return (
    <span className={`scene${fills ? ' scene-fill' : ''}${mirrors ? ' mirrors' : ''}`}>
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

/** A scene in the brand's arch. */
export const Arch = ({ scene }: { scene: Picture }) => (
  <div className="arch">
    <Scene {...scene} fills />
  </div>
);

/** A photo on top of its medallion, which shows if the photo is missing or fails. */
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
