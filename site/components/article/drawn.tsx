export type DrawnProps = {
  drawing?: { src: string; width: number; height: number; alt: string } | undefined;
};

export function Drawn({ drawing }: DrawnProps) {
  return drawing && <img {...drawing} alt={drawing.alt} loading="lazy" decoding="async" />;
}
