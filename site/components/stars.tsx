import './stars.css';
import { Icon } from './icon.tsx';

/** Five stars of which `filled` are solid; the label carries the meaning. */
export function Stars({ filled, label }: { filled: number; label: string }) {
  return (
    <span className="stars">
      <span className="hidden-text">{label}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} className={star <= filled ? 'star-on' : 'star-off'} aria-hidden="true">
          <Icon name="star" />
        </span>
      ))}
    </span>
  );
}
