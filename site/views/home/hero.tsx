import { firstN } from '../../../domain/lists.ts';
import type { Edition } from '../../../edition/edition.ts';
import { ButtonLink, MoreLink } from '../../components/button.tsx';
import { Rating } from '../../components/rating.tsx';
import { Scene } from '../../components/scene.tsx';
import { StatStrip } from '../../components/stat-strip.tsx';
import { homeEyebrow } from '../../model/heads/pages.ts';
import { homeHero } from '../../model/media/pictures.ts';
import { ratingOf } from '../../model/parts/branch.ts';
import { bookButton, locationsButton } from '../../model/parts/calls.ts';
import { HeroChats } from '../sections/chats.tsx';

type Props = { edition: Edition };

/** Marks the first word of an Arabic headline, which home.css sets on a line of its own. */
function Headline({ edition, title }: Props & { title: string }) {
  const [first, ...rest] = edition.direction === 'rtl' ? title.split(' ') : [];
  return (
    <h1>
      {rest.length > 0 && <span>{first} </span>}
      {rest.length > 0 ? rest.join(' ') : title}
    </h1>
  );
}

export function Hero({ edition }: Props) {
  const { hero } = edition.words.home;
  const { figures, facts } = edition;
  const [first] = edition.menu;
  const reviews = `${figures.reviews}+`;
  const stats = [
    { number: String(facts.business.claims.expertBarbers), label: hero.stats.barbers },
    { number: reviews, label: hero.stats.reviews },
    { number: String(edition.branches.length), label: hero.stats.locations },
    { ...hero.stats.bath, icon: 'hammam' as const },
  ];
  return (
    <section className="home-hero grid band-teal lattice">
      <Scene {...homeHero(edition)} fills />
      <div className="wrap home-hero-text grid grid-start">
        <p className="eyebrow">{homeEyebrow(edition)}</p>
        <Headline edition={edition} title={hero.title} />
        <p className="lead">{hero.lead}</p>
        <p className="home-hero-facts">
          {first && (
            <>
              {first.name} <b className="numeral">{first.priceText}</b>
            </>
          )}{' '}
          <span>{hero.facts}</span>
        </p>
        <div className="home-hero-calls row">
          <HeroChats edition={edition} label={hero.chat} />
          <ButtonLink
            {...bookButton(edition, edition.words.interface.frame.headerBook, 'home')}
            kind="quiet"
          />
          <MoreLink {...locationsButton(edition, hero.locations, 'hero_section')} />
        </div>
      </div>
      <div className="wrap">
        <ul className="home-ratings" aria-label={hero.ratingsLabel}>
          {firstN(edition.branches).map((branch) => (
            <li key={branch.slug}>
              <a href={branch.href}>
                {branch.name} {branch.rated && <Rating {...ratingOf(edition, branch.rated)} />}
              </a>
            </li>
          ))}
        </ul>
        <StatStrip stats={stats} label={hero.statsLabel} />
      </div>
    </section>
  );
}
