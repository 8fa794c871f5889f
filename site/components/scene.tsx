import './scene.css';

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
  /** Twelve colours, four by three, that stand in until the picture has come; none over a ground that fits. */
  ground: string[];
};

function Ground({ colours }: { colours: string[] }) {
  return (
    <svg className="scene-ground" viewBox="0 0 4 3" preserveAspectRatio="none" aria-hidden="true">
      {colours.map((colour, cell) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={cell}
          fill={`#${colour}`}
          d={`M${cell % 4} ${Math.floor(cell / 4)}h1.1v1.1h-1.1z`}
        />
      ))}
    </svg>
  );
}

/** A rendered scene or a photo in the sizes that screens need, over a ground of its own colours. */
export function Scene({ alt, loading, sources, image, ground, fills }: Picture & { fills?: boolean }) {
  return (
    <span className={fills ? 'scene scene-fill' : 'scene'}>
      {ground.length > 0 && <Ground colours={ground} />}
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
