import '../../components/bath.css';
import '../../components/show-more.css';
import './home.css';
import { place } from '../../../contract/events.ts';
import type { Edition } from '../../../edition/edition.ts';
import { ButtonLink, MoreLink } from '../../components/button.tsx';
import { QuoteCard, Stars } from '../../components/rating.tsx';
import { Scene } from '../../components/scene.tsx';
import { Section } from '../../components/sections.tsx';
import { Figure } from '../../components/stat-strip.tsx';
import { servicePageWords } from '../../model/heads/landing.ts';
import { picture } from '../../model/media/pictures.ts';
import { quoteCards } from '../../model/parts/quotes.ts';

type Props = { edition: Edition };

const REVIEWS_AT_ONCE = 2;
const REST = 'all-reviews';

/** What happens in the bath from the first minute to the last; nothing where no branch offers one. */
export function Bath({ edition }: Props) {
  const { heading, picture: alt, steps, book } = edition.words.home.bath;
  const { more } = servicePageWords(edition, 'moroccan-bath').teaser;
  const bath = edition.menu.find(({ icon }) => icon === 'hammam');
  if (!bath) return null;
  return (
    <section className="bath band-night" id="bath">
      <Scene {...picture('hammam', { alt, shape: 'card', sizes: '100vw' })} fills />
      <div className="wrap">
        <div className="bath-text">
          {heading.eyebrow && <p className="eyebrow">{heading.eyebrow}</p>}
          <h2>{heading.title}</h2>
          <p className="bath-figures">
            <b className="numeral">{bath.priceText}</b>
            <b className="numeral">{bath.durationText}</b>
          </p>
          {heading.lead && <p className="lead">{heading.lead}</p>}
          <ol className="bath-steps">
            {steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          {bath.note && <p className="quiet">{bath.note}</p>}
          <p className="row">
            <ButtonLink
              label={book}
              icon="calendar"
              href={edition.href('book', { service: bath.id })}
              by={{ event: 'book_click', section: 'services', location: place('{service}', bath.id) }}
            />
            <MoreLink label={more} href={edition.href('moroccanBath')} />
          </p>
        </div>
      </div>
    </section>
  );
}

/** One number fills the wall; the others stand beneath it. */
export function Figures({ edition }: Props) {
  const { heading, stats } = edition.words.home.statistics;
  const { claims, founded } = edition.facts.business;
  const values = {
    founded: String(founded),
    barbers: String(claims.expertBarbers),
    branches: String(edition.branches.length),
    percent: edition.percent(claims.returnWithinSixMonthsPercent),
  };
  const said = ({ label, sublabel }: { label: string; sublabel: string }) => (
    <span>
      {edition.fill(label, values)} <small>{edition.fill(sublabel, values)}</small>
    </span>
  );
  return (
    <section className="band band-raised figures">
      <div className="wrap">
        <h2>{heading.title}</h2>
        <p className="figures-first">
          <Figure>{`${claims.combinedYears}+`}</Figure>
          {said(stats.combinedYears)}
        </p>
        <ul className="figures-rest">
          <li>
            <Figure>{`${claims.clients}+`}</Figure> {said(stats.clients)}
          </li>
          <li>
            <Figure>{`${claims.yearsInBusiness}+`}</Figure> {said(stats.yearsInBusiness)}
          </li>
          <li>
            <Figure>{edition.percent(claims.recommendPercent)}</Figure> {said(stats.recommend)}
          </li>
        </ul>
      </div>
    </section>
  );
}

/** Said over quotes as long as one of them is an example. */
const sampleNote = ({ words }: Edition, quotes: readonly { sample?: true }[]) =>
  quotes.some(({ sample }) => sample) && words.home.samples;

/** Short reviews, each with its stars and its day; on phones a link shows those after the first. */
export function Reviews({ edition }: Props) {
  const { heading, all } = edition.words.home.reviews;
  const note = sampleNote(edition, edition.facts.reviews);
  const quotes = quoteCards(edition, 'reviews');
  return (
    <Section heading={heading} ground="band-raised">
      {note && <p className="quiet guest-note">{note}</p>}
      <div className="guest-book even show-more">
        {quotes.map((quote, index) => (
          <QuoteCard
            key={quote.id}
            {...quote}
            more={index >= REVIEWS_AT_ONCE}
            place={index === REVIEWS_AT_ONCE ? REST : undefined}
          />
        ))}
      </div>
      {quotes.length > REVIEWS_AT_ONCE && (
        <p className="show-more-link">
          <ButtonLink
            kind="quiet"
            label={edition.fill(all, { count: String(quotes.length) })}
            href={`#${REST}`}
          />
        </p>
      )}
    </Section>
  );
}

/** A few visits told at length: the first as large as a headline, the others under it. */
export function Testimonials({ edition }: Props) {
  const note = sampleNote(edition, edition.facts.testimonials);
  return (
    <section className="band band-night lattice">
      <div className="wrap voices">
        <div>
          <h2 className="eyebrow">{edition.words.home.testimonials.heading.title}</h2>
          {note && <p className="quiet">{note}</p>}
        </div>
        {quoteCards(edition, 'testimonials').map(({ id, text, name, about, rating, ratingLabel }) => (
          <figure key={id}>
            <blockquote>{text}</blockquote>
            <figcaption>
              <b>{name}</b> <span className="quiet">{about}</span>{' '}
              <Stars filled={rating} label={ratingLabel} />
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
