import './home.css';
import type { ReactNode } from 'react';
import { firstN } from '../../../domain/lists.ts';
import { noBreakBeforeSlash } from '../../../domain/text.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Barber } from '../../../edition/join/team.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Rating } from '../../components/rating.tsx';
import { Scene } from '../../components/scene.tsx';
import { CallBand, Section } from '../../components/sections.tsx';
import { StatStrip } from '../../components/stat-strip.tsx';
import { ChatList, WhatsappMenu } from '../../components/whatsapp-menu.tsx';
import { homeEyebrow } from '../../model/heads/pages.ts';
import { narrowHero, wideHero } from '../../model/media/pictures.ts';
import { listedBranches, ratingOf } from '../../model/parts/branch.ts';
import { heroChatMenu, locationsButton, plainBookButton, serviceChatMenu } from '../../model/parts/calls.ts';
import { BranchSection } from '../sections/branches.tsx';
import { TeamSection } from '../sections/team.tsx';
import { Bath, Figures, Reviews, Testimonials } from './home-sections.tsx';

/** A team up to this large is shown whole; of a larger one so many of each branch that is listed. */
const MOST_SHOWN = 18;
const OF_EACH_BRANCH = 2;

function Hero({ edition }: { edition: Edition }) {
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
        <div className="home-hero-text">
          <p className="eyebrow">{homeEyebrow(edition)}</p>
          <h1>{hero.title}</h1>
          <span className="pole" aria-hidden="true" />
          <p className="lead">{hero.lead}</p>
          <div className="row">
            <WhatsappMenu {...heroChatMenu(edition, hero.chat)} />
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

/** The whole menu: each line is itself the button, and opens what the service is and a chat in each branch. */
function Services({ edition }: { edition: Edition }) {
  const { heading, all } = edition.words.home.services;
  return (
    <Section heading={heading} id="services" layout="ledger">
      <div>
        <ul className="fare">
          {edition.menu.map((service) => {
            const { label, ...chats } = serviceChatMenu(edition, service);
            const { name, priceText, durationText, description } = service;
            return (
              <li key={service.id}>
                <button type="button" className="fare-line" popoverTarget={chats.id}>
                  <span className="dotted">{noBreakBeforeSlash(name)}</span>
                  <span className="numeral">{priceText}</span>
                  <Icon name="chevron" size={16} />
                  <small>
                    {durationText} <span className="hidden-text">{label}</span>
                  </small>
                </button>
                <ChatList {...chats} subject={{ name, price: priceText }} text={description} />
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

/** All of a small team; of a large one some of each branch, and the way to its team. */
function Team({ edition }: { edition: Edition }) {
  const { heading, at } = edition.words.home.team;
  if (edition.team.length <= MOST_SHOWN)
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

/** `finder` is the island that finds the nearest branch. */
export function HomeView({ edition, finder }: { edition: Edition; finder?: ReactNode }) {
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
