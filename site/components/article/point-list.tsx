import './point-list.css';
import type { Drawing } from '../arch.tsx';
import { Drawn } from './drawn.tsx';

export type PointListProps = {
  points: { title: string; text: string; label?: string; drawing?: Drawing }[];
  ordered?: boolean;
};

/** Steps, face shapes, what is included: a title and a sentence each. */
export function PointList({ points, ordered }: PointListProps) {
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
