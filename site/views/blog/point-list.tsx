import './article-blocks.css';
import type { Drawing } from '../../components/arch.tsx';

export function Drawn({ drawing }: { drawing: Drawing | undefined }) {
  return drawing && <img {...drawing} alt={drawing.alt} loading="lazy" decoding="async" />;
}

type Point = { title: string; text: string; label?: string; drawing?: Drawing | undefined };

/** Steps, face shapes, what is included: a title and a sentence each. */
export function PointList({ points, ordered }: { points: readonly Point[]; ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className="point-list">
      {points.map(({ title, text, label, drawing }) => (
        <li key={title}>
          <Drawn drawing={drawing} />
          {label && <p className="eyebrow">{label}</p>}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
