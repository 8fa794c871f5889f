import type { Drawing } from '../arch.tsx';

export type DrawnProps = { drawing: Drawing | undefined };

export function Drawn({ drawing }: DrawnProps) {
  return drawing && <img {...drawing} alt={drawing.alt} loading="lazy" decoding="async" />;
}
