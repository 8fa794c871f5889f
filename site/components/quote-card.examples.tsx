import type { Examples } from './examples/examples.ts';
import { QuoteCard } from './quote-card.tsx';

export const examples: Examples = {
  short: (
    <QuoteCard
      id="short"
      text="I would come again."
      name="Omar"
      about="JVC · Haircut"
      rating={5}
      ratingLabel="5 out of 5"
    />
  ),
  'long, two stars': (
    <QuoteCard
      id="long"
      text="It took longer than I had thought, and nobody told me why, though the cut itself was what I had asked for."
      name="A man with a long name"
      about="Barsha Heights · Moroccan bath (hammam) · Jul 19, 2025"
      rating={2}
      ratingLabel="2 out of 5"
    />
  ),
};
