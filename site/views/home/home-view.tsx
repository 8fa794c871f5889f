import './home.css';
import type { ReactNode } from 'react';
import { place } from '../../../contract/events.ts';
import { firstN } from '../../../domain/lists.ts';
import { noBreakBeforeSlash } from '../../../domain/text.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Barber } from '../../../edition/join/team.ts';
import { ButtonLink, MoreLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { QuoteCard, Rating, Stars } from '../../components/rating.tsx';
import { Scene } from '../../components/scene.tsx';
import { CallBand, Section, ShowMore } from '../../components/sections.tsx';
import { Figure, StatStrip } from '../../components/stat-strip.tsx';
import { servicePageWords } from '../../model/heads/landing.ts';
import { homeEyebrow } from '../../model/heads/pages.ts';
import { narrowHero, picture, wideHero } from '../../model/media/pictures.ts';
import { listedBranches, ratingOf } from '../../model/parts/branch.ts';
import { locationsButton, plainBookButton } from '../../model/parts/calls.ts';
import { quoteCards } from '../../model/parts/quotes.ts';
import { BranchSection } from '../sections/branches.tsx';
import { ChatList, HeroChats } from '../sections/chats.tsx';
import { TeamSection } from '../sections/team.tsx';

type Props = { edition: Edition };

/** Larger teams are truncated, with equal numbers from each branch. */
const MAX_TEAM_SHOWN = 18;
const OF_EACH_BRANCH = 2;
const REVIEWS_AT_ONCE = 2;
const REST = 'all-reviews';

function Hero({ edition }: Props) {
  const { hero } = edition.words.home;
  const stats = [
    { number: String(edition.facts.business.claims.expertBarbers), label: hero.stats.barbers },
    { number: `${edition.figures.reviews}+`, label: hero.stats.reviews },
    { number: String(edition.branches.length), label: hero.stats.locations },
    { ...hero.stats.bath, icon: 'hammam' as const },
  ];
  return (
    <section className="home-hero band-teal lattice">
      <div className="home-hero-wide">
        <Scene {...wideHero(edition)} fills />
      </div>
      <div className="wrap">
        <div className="home-hero-text grid grid-start">
          <p className="eyebrow">{homeEyebrow(edition)}</p>
          <h1>{hero.title}</h1>
          <span className="pole" aria-hidden="true" />
          <p className="lead">{hero.lead}</p>
          <div className="row">
            <HeroChats edition={edition} label={hero.chat} />
            <ButtonLink {...locationsButton(edition, hero.locations, 'hero_section')} />
          </div>
          <ul className="home-ratings" aria-label={hero.ratingsLabel}>
            {firstN(edition.branches).map((branch) => (
              <li key={branch.slug}>
                <a href={branch.href}>
                  {branch.name} {branch.rated && <Rating {...ratingOf(edition, branch.rated)} />}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="wrap">
        <StatStrip stats={stats} label={hero.statsLabel} />
      </div>
      <div className="home-hero-narrow">
        <Scene {...narrowHero(edition)} />
      </div>
    </section>
  );
}

/** The menu: each line is a button that opens the service's description and chats. */
function Services({ edition }: Props) {
  const { heading, all } = edition.words.home.services;
  return (
    <Section heading={heading} id="services" layout="ledger">
      <div>
        <ul className="fare">
          {edition.menu.map((service) => {
            const { id, name, priceText, durationText, description } = service;
            return (
              <li key={id}>
                <button type="button" className="fare-line" popoverTarget={`chat-${id}`}>
                  <span className="dotted">{noBreakBeforeSlash(name)}</span>
                  <span className="numeral">{priceText}</span>
                  <Icon name="chevron" size={16} />
                  <small>
                    {durationText}{' '}
                    <span className="hidden-text">{edition.words.interface.chat.bookService}</span>
                  </small>
                </button>
                <ChatList
                  edition={edition}
                  id={`chat-${id}`}
                  section="services"
                  service={service}
                  elsewhere={edition.href('book', { service: id })}
                >
                  <p className="chat-subject">
                    {name} <span className="numeral">{priceText}</span>
                  </p>
                  {description && <p>{description}</p>}
                </ChatList>
              </li>
            );
          })}
        </ul>
        <p className="section-end">
          <ButtonLink label={all} href={edition.href('services')} />
        </p>
      </div>
    </Section>
  );
}

/** A small team whole; a large team truncated, with links to each branch's team. */
function Team({ edition }: Props) {
  const { heading, at } = edition.words.home.team;
  if (edition.team.length <= MAX_TEAM_SHOWN)
    return <TeamSection edition={edition} heading={heading} barbers={edition.team} />;
  const staffed = firstN(edition.branches.filter((branch) => edition.teamOf(branch).length > 0));
  const { all } = listedBranches(edition);
  const teams = staffed.map((branch) => ({
    label: edition.fill(at, { branch: branch.name }),
    href: `${branch.href}#team`,
  }));
  const barbers = staffed.flatMap((branch): readonly Barber[] =>
    edition.teamOf(branch).slice(0, OF_EACH_BRANCH),
  );
  return (
    <TeamSection edition={edition} heading={heading} barbers={barbers} more={all ? [...teams, all] : teams} />
  );
}

/** The steps of the bath; empty if no branch offers it. */
function Bath({ edition }: Props) {
  const { heading, picture: alt, steps, book } = edition.words.home.bath;
  const { more } = servicePageWords(edition, 'moroccan-bath').teaser;
  const bath = edition.menu.find(({ icon }) => icon === 'hammam');
  if (!bath) return null;
  return (
    <section className="bath band-night" id="bath">
      <Scene {...picture(edition, 'hammam', { alt, shape: 'card', sizes: '100vw' })} fills />
      <div className="wrap">
        <div className="bath-text grid grid-start">
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

/** One large number, with the others below. */
function Figures({ edition }: Props) {
  const { title, stats } = edition.words.home.statistics;
  const { claims, founded } = edition.facts.business;
  const values = {
    founded: String(founded),
    barbers: String(claims.expertBarbers),
    branches: String(edition.branches.length),
    percent: edition.percent(claims.returnWithinSixMonthsPercent),
  };
  const caption = ({ label, sublabel }: { label: string; sublabel: string }) => (
    <span>
      {edition.fill(label, values)} <small>{edition.fill(sublabel, values)}</small>
    </span>
  );
  return (
    <section className="band band-raised figures">
      <div className="wrap">
        <h2>{title}</h2>
        <p className="figures-first">
          <Figure>{`${claims.combinedYears}+`}</Figure>
          {caption(stats.combinedYears)}
        </p>
        <ul className="figures-rest">
          <li>
            <Figure>{`${claims.clients}+`}</Figure> {caption(stats.clients)}
          </li>
          <li>
            <Figure>{`${claims.yearsInBusiness}+`}</Figure> {caption(stats.yearsInBusiness)}
          </li>
          <li>
            <Figure>{edition.percent(claims.recommendPercent)}</Figure> {caption(stats.recommend)}
          </li>
        </ul>
      </div>
    </section>
  );
}

/** The note above quotes while any of them is a sample. */
const sampleNote = ({ words }: Edition, quotes: readonly { sample?: true }[]) =>
  quotes.some(({ sample }) => sample) && words.home.samples;

/** Short reviews with stars and date; on phones a link shows those after the first. */
function Reviews({ edition }: Props) {
  const { heading, all } = edition.words.home.reviews;
  const note = sampleNote(edition, edition.facts.reviews);
  const quotes = quoteCards(edition, 'reviews');
  return (
    <Section heading={heading} background="band-raised">
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
        <ShowMore label={edition.fill(all, { count: String(quotes.length) })} rest={REST} />
      )}
    </Section>
  );
}

/** Long testimonials: the first one large, the others below. */
function Testimonials({ edition }: Props) {
  const note = sampleNote(edition, edition.facts.testimonials);
  return (
    <section className="band band-night lattice">
      <div className="wrap voices grid">
        <div>
          <h2 className="eyebrow">{edition.words.home.testimonials.title}</h2>
          {note && <p className="quiet">{note}</p>}
        </div>
        {quoteCards(edition, 'testimonials').map(({ id, text, name, about, rating, ratingLabel }) => (
          <figure key={id} className="grid">
            <blockquote>{text}</blockquote>
            <figcaption>
              <b translate="no">{name}</b> <span className="quiet">{about}</span>{' '}
              <Stars filled={rating} label={ratingLabel} />
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** `finder` is the nearest-branch island. */
export function HomeView({ edition, finder }: Props & { finder?: ReactNode }) {
  const { nearest, locations, closing } = edition.words.home;
  return (
    <>
      <Hero edition={edition} />
      <Services edition={edition} />
      <Bath edition={edition} />
      <Figures edition={edition} />
      <Section heading={nearest.heading} id="nearest">
        {finder}
      </Section>
      <BranchSection edition={edition} heading={locations.heading} />
      <Team edition={edition} />
      <Reviews edition={edition} />
      <Testimonials edition={edition} />
      <CallBand {...closing} buttons={[plainBookButton(edition, closing.book, 'home')]} />
    </>
  );
}
