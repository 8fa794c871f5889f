import './home.css';
import type { ReactNode } from 'react';
import { place } from '../../../contract/events.ts';
import { photoField } from '../../../domain/field-path.ts';
import { roundRobin } from '../../../domain/lists.ts';
import type { Edition } from '../../../edition/edition.ts';
import { ButtonLink, MoreLink } from '../../components/button.tsx';
import { FareFace, FareLine } from '../../components/fare.tsx';
import { Arch } from '../../components/scene.tsx';
import { CallBand, Points, Section } from '../../components/sections.tsx';
import { Figure } from '../../components/stat-strip.tsx';
import { servicePageWords } from '../../model/heads/landing.ts';
import { decoration } from '../../model/media/drawings.ts';
import { heroScene } from '../../model/media/pictures.ts';
import { fadeFacts } from '../../model/parts/article-facts.ts';
import { plainBookButton } from '../../model/parts/calls.ts';
import { BranchSection } from '../sections/branches.tsx';
import { ChatList } from '../sections/chats.tsx';
import { TeamSection } from '../sections/team.tsx';
import { Hero } from './hero.tsx';
import { Reviews, Testimonials } from './quotes.tsx';

type Props = { edition: Edition };

const MAX_TEAM_SHOWN = 18;
/** Joins the marks of the drawings of the high, mid, low and skin fade, each 400 wide. */
const FADE_LINE =
  'M-1600 172H0Q30 165 60 147.5 160 97 260 111C330 121 400 235 460 196.5Q559 132.5 658 132C740 131 815 318 860 256Q943 140.5 1026 166.5C1100 190 1200 222 1260 182.5Q1359 117.5 1458 126.5L1600 140H3200';

/** The menu: each line opens the service's description and chats. */
function Services({ edition }: Props) {
  const { heading, all } = edition.words.home.services;
  return (
    <Section heading={heading} id="services" layout="ledger">
      <div>
        <ul className="fare">
          {edition.menu.map((service) => {
            const { id, name, lang, priceText, durationText, description } = service;
            return (
              <FareLine key={id} name={name} lang={lang} price={priceText} about={durationText}>
                <button type="button" className="fare-action" popoverTarget={`chat-${id}`}>
                  <FareFace label={edition.words.interface.chat.bookService} describe={name} />
                </button>
                <ChatList
                  edition={edition}
                  id={`chat-${id}`}
                  section="services"
                  service={service}
                  allHref={edition.href('book', { service: id })}
                >
                  <p className="chat-subject row between">
                    {name} <span className="numeral">{priceText}</span>
                  </p>
                  {description && <p>{description}</p>}
                </ChatList>
              </FareLine>
            );
          })}
        </ul>
        <p className="section-end row">
          <ButtonLink label={all} href={edition.href('services')} />
        </p>
      </div>
    </Section>
  );
}

/** One brass line through the heads of all fades, at the height where each begins. */
function FadeLine({ edition }: Props) {
  const { items, heading } = edition.words['fade-haircut'].fades;
  const fades = Object.entries(items);
  return (
    <section className="band fade-line" aria-labelledby="fade-line">
      <div className="wrap">
        <h2 id="fade-line">{heading.title}</h2>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the row scrolls sideways on phones. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div className="fade-row" tabIndex={0} role="group" aria-labelledby="fade-line">
        <div>
          <svg viewBox={`0 0 ${fades.length * 400} 400`} aria-hidden="true">
            <path d={FADE_LINE} />
          </svg>
          <ul className="fades">
            {fades.map(([id, { name }]) => (
              <li key={id}>
                <a href={`${edition.href('fadeHaircut')}#${id}`}>
                  <img {...decoration(`fade-${id}`)} alt="" loading="lazy" decoding="async" />
                  <h3>{name}</h3>{' '}
                  <span className="numeral">{edition.price(fadeFacts(edition, id).price)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** A small team whole; of a large team equal numbers from each branch, with a link to all. */
function Team({ edition }: Props) {
  const { team, branches, teamOf, href, words } = edition;
  const { heading } = words.home.team;
  if (team.length <= MAX_TEAM_SHOWN)
    return <TeamSection edition={edition} heading={heading} barbers={team} />;
  const barbers = roundRobin(branches.map(teamOf), MAX_TEAM_SHOWN);
  return <TeamSection edition={edition} heading={heading} barbers={barbers} allHref={href('team')} />;
}

/** The steps of the bath; empty if no branch offers it. */
function Bath({ edition }: Props) {
  const { heading, picture: alt, steps, book } = edition.words.home.bath;
  const { more } = servicePageWords(edition, 'moroccan-bath').teaser;
  const bath = edition.menu.find(({ icon }) => icon === 'hammam');
  if (!bath) return null;
  return (
    <section className="bath band-night lattice" id="bath">
      <div className="wrap arch-grid grid">
        <div className="call-text grid grid-start">
          {heading.eyebrow && <p className="eyebrow">{heading.eyebrow}</p>}
          <h2>{heading.title}</h2>
          <p className="bath-figures row">
            <b className="numeral">{bath.priceText}</b>
            <b className="numeral">{bath.durationText}</b>
          </p>
          {heading.lead && <p className="lead">{heading.lead}</p>}
          <Points points={steps} ordered />
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
        <Arch
          scene={{ ...heroScene(edition, 'hammam', 'lazy'), alt: alt + edition.mark(photoField('hammam')) }}
        />
      </div>
    </section>
  );
}

/** One large number, and a sentence with the others. */
function Figures({ edition }: Props) {
  const { title, stats } = edition.words.home.statistics;
  const { claims } = edition.facts.business;
  const others = [
    { figure: `${claims.clients}+`, about: stats.clients },
    { figure: `${claims.yearsInBusiness}+`, about: stats.yearsInBusiness },
    { figure: edition.percent(claims.recommendPercent), about: stats.recommend },
  ];
  return (
    <section className="band band-raised figures">
      <div className="wrap">
        <h2>{title}</h2>
        <p className="figures-first row">
          <Figure>{`${claims.combinedYears}+`}</Figure>
          <span>{stats.combinedYears}</span>
        </p>
        <ul className="figures-rest">
          {others.map(({ figure, about }) => (
            <li key={figure}>
              <Figure>{figure}</Figure> <span>{about}</span>
            </li>
          ))}
        </ul>
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
      <FadeLine edition={edition} />
      <Bath edition={edition} />
      <Figures edition={edition} />
      <BranchSection edition={edition} heading={locations.heading}>
        <div className="branch-finder" id="nearest">
          <h3>{nearest.heading.title}</h3>
          {finder}
        </div>
      </BranchSection>
      <Team edition={edition} />
      <Reviews edition={edition} />
      <Testimonials edition={edition} />
      <CallBand
        {...closing}
        scene={heroScene(edition, 'chair', 'lazy')}
        buttons={[plainBookButton(edition, closing.book, 'home')]}
      />
    </>
  );
}
