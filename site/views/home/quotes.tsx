import type { Edition } from '../../../edition/edition.ts';
import { Section } from '../../components/sections.tsx';
import { QuoteCards } from '../sections/quote-cards.tsx';

type Props = { edition: Edition };
type QuotesProps = Props & { of: 'reviews' | 'testimonials'; label: string };

/** Quotes side by side; a line above says when there are samples among them. */
const Quotes = ({ edition, of, label }: QuotesProps) => (
  <>
    {edition.facts[of].some(({ sample }) => sample) && <p className="quiet">{edition.words.home.samples}</p>}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones. */}
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
    <div className="quotes columns" role="group" aria-label={label} tabIndex={0}>
      <QuoteCards edition={edition} kind={of} />
    </div>
  </>
);

/** Short reviews. */
export function Reviews({ edition }: Props) {
  const { heading } = edition.words.home.reviews;
  return (
    <Section heading={heading} background="band-raised guest-book">
      <Quotes edition={edition} of="reviews" label={heading.title} />
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
