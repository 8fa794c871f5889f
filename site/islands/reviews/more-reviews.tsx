import './reviews.css';
import { fill } from '../../../domain/text.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { Button } from '../../components/button.tsx';

export type MoreReviewsProps = {
  state: 'idle' | 'loading' | 'failed';
  shown: number;
  /** Undefined while nobody knows. */
  published: number | undefined;
  hasMore: boolean;
  onMore: () => void;
  words: Words['barber']['reviews'];
};

/** How much of a long list is shown, and the way to the rest; nothing for a list that is short. */
export function MoreReviews({ state, shown, published, hasMore, onMore, words }: MoreReviewsProps) {
  const label = state === 'loading' ? words.moreLoading : words.more;
  return (
    <div className="review-more">
      <p className="quiet" role="status">
        {published !== undefined && fill(words.shown, { shown: String(shown), published: String(published) })}
      </p>
      {state === 'failed' && <p role="alert">{words.moreError}</p>}
      {/* It keeps its focus while loading, which a disabled button would lose. */}
      {hasMore && <Button kind="quiet" label={label} aria-disabled={state === 'loading'} onClick={onMore} />}
    </div>
  );
}
