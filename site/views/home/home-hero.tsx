import './home-hero.css';
import { ButtonLink, type ButtonLinkProps } from '../../components/button-link.tsx';
import { Rating, type RatingProps } from '../../components/rating.tsx';
import { type Picture, Scene } from '../../components/scene.tsx';
import { type Stat, StatStrip } from '../../components/stat-strip.tsx';
import { WhatsappMenu, type WhatsappMenuProps } from '../../components/whatsapp-menu.tsx';

export type HomeHeroProps = {
  eyebrow: string;
  title: string;
  lead: string;
  chat: WhatsappMenuProps;
  locations: ButtonLinkProps;
  statsLabel: string;
  stats: Stat[];
  ratingsLabel: string;
  ratings: { branch: string; href: string; rating: RatingProps }[];
  wide: Picture;
  narrow: Picture;
};

export function HomeHero(props: HomeHeroProps) {
  const { eyebrow, title, lead, chat, locations, stats, statsLabel, ratings, ratingsLabel } = props;
  return (
    <section className="home-hero band-teal lattice">
      <div className="home-hero-wide">
        <Scene {...props.wide} fills />
      </div>
      <div className="wrap">
        <div className="home-hero-text">
          <p className="eyebrow">{eyebrow}</p>
          <h1>{title}</h1>
          <span className="pole" aria-hidden="true" />
          <p className="lead">{lead}</p>
          <div className="row">
            <WhatsappMenu {...chat} />
            <ButtonLink {...locations} kind="quiet" />
          </div>
          <ul className="home-ratings" aria-label={ratingsLabel}>
            {ratings.map(({ branch, href, rating }) => (
              <li key={href}>
                <a href={href}>
                  {branch} <Rating {...rating} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="wrap">
        <StatStrip stats={stats} label={statsLabel} />
      </div>
      <div className="home-hero-narrow">
        <Scene {...props.narrow} />
      </div>
    </section>
  );
}
