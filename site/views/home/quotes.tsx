import type { Edition } from '../../../edition/edition.ts';
import { Section } from '../../components/sections.tsx';
import { QuoteCards } from '../sections/quote-cards.tsx';

type Props = { edition: Edition };
type QuotesProps = Props & { of: 'reviews' | 'testimonials'; label: string };

/** Quotes side by side. */
const Quotes = ({ edition, of, label }: QuotesProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones.
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
  <div className="quotes columns" role="group" aria-label={label} tabIndex={0}>
    <QuoteCards edition={edition} kind={of} />
  </div>
);

/** Short reviews; a note says when they are samples. */
export function Reviews({ edition }: Props) {
  const { heading } = edition.words.home.reviews;
  const { reviews, testimonials } = edition.facts;
  return (
    <Section heading={heading} background="band-raised guest-book">
      <Quotes edition={edition} of="reviews" label={heading.title} />
      {[...reviews, ...testimonials].some(({ sample }) => sample) && (
        <p className="quiet section-end">{edition.words.home.samples}</p>
      )}
    </Section>
  );
}

/** Long testimonials. */
export function Testimonials({ edition }: Props) {
  const { title } = edition.words.home.testimonials;
  return (
    <section className="band band-night lattice voices">
      <div className="wrap">
        <h2 className="eyebrow">{title}</h2>
        <Quotes edition={edition} of="testimonials" label={title} />
      </div>
    </section>
  );
}
