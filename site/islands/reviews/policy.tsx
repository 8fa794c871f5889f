import '../../components/card.css';
import './policy.css';
import { fill } from '../../../domain/text.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { useReviewCounts } from './use-reviews.ts';

type PolicyWords = Words['barber']['policy'];

/** How reviews get here, with the figures to check it by. */
export function Policy({ barberId, words }: { barberId: string; words: PolicyWords }) {
  const counts = useReviewCounts(barberId);
  return (
    <aside className="review-policy card" aria-labelledby="review-policy">
      <h3 id="review-policy">{words.title}</h3>
      <ul>
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="review-counts quiet">
        {counts &&
          counts.received > 0 &&
          fill(words.counts, {
            received: String(counts.received),
            published: String(counts.published),
            refused: String(counts.refused),
          })}
      </p>
    </aside>
  );
}
