import './barber-rating.css';
import type { PluralWords } from '../../../domain/text.ts';
import { Rating } from '../../components/rating.tsx';

export type BarberRatingProps = {
  /** Where his figures are asked for. */
  from: string;
  /** 'Rated {rating} out of 5, {count}' */
  label: string;
  count: PluralWords;
  /** What stands for somebody without a review: '0.0', and the words beside it. */
  none: { value: string; words: string };
};

/** The average of the published reviews. They come after the build: `browser/barber-rating.ts` chooses and fills. */
export function BarberRating({ from, label, count, none }: BarberRatingProps) {
  return (
    <div className="barber-rating" data-rating={from} data-count={JSON.stringify(count)}>
      <template data-rated="">
        <Rating value="{rating}" label={label} count="{count}" />
      </template>
      <template>
        <b className="numeral">{none.value}</b> · {none.words}
      </template>
    </div>
  );
}
