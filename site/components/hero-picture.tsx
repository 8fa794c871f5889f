import './hero-picture.css';

export type HeroPictureProps = {
  alt: string;
  width: number;
  height: number;
  src: string;
  sources: { type: string; srcSet: string; media?: string | undefined }[];
};

/** The one picture of the first screen: fetched first, behind the words. */
export function HeroPicture({ alt, width, height, src, sources }: HeroPictureProps) {
  return (
    <picture className="hero-picture">
      {sources.map(({ type, srcSet, media }) => (
        <source key={`${type}${media}`} type={type} srcSet={srcSet} media={media} sizes="100vw" />
      ))}
      <img src={src} alt={alt} width={width} height={height} fetchPriority="high" />
    </picture>
  );
}
