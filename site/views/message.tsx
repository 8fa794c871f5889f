import './message.css';
import type { Edition } from '../../edition/edition.ts';
import { ButtonLink, type ButtonLinkProps } from '../components/button-link.tsx';

type MessageProps = { title: string; lead: string; links: ButtonLinkProps[]; small?: string };

/** A page that says one thing, and where to go from there. */
function Message({ title, lead, links, small }: MessageProps) {
  return (
    <section className="band not-found lattice">
      <div className="wrap stack">
        <h1>{title}</h1>
        <span className="pole" aria-hidden="true" />
        <p className="lead">{lead}</p>
        <div className="row">
          {links.map((link) => (
            <ButtonLink key={link.href} {...link} />
          ))}
        </div>
        {small && <p className="not-found-small">{small}</p>}
      </div>
    </section>
  );
}

export function NotFoundView({ edition }: { edition: Edition }) {
  const { title, lead, small, links } = edition.words['not-found'];
  return (
    <Message
      title={title}
      lead={lead}
      small={small}
      links={[
        { label: links.services, href: edition.href('services') },
        { kind: 'quiet', label: links.locations, href: edition.href('locations') },
        { kind: 'quiet', label: links.booking, href: edition.href('book') },
        { kind: 'quiet', label: links.home, href: edition.href('home') },
      ]}
    />
  );
}

const toTeam = (edition: Edition, { team, home }: { team: string; home: string }): ButtonLinkProps[] => [
  { label: team, href: edition.href('team') },
  { kind: 'quiet', label: home, href: edition.href('home') },
];

/** For /barber/… without a barber. */
export function BarberNotFoundView({ edition }: { edition: Edition }) {
  const words = edition.words.barber.notFound;
  return <Message title={words.title} lead={words.lead} links={toTeam(edition, words)} />;
}

/** Where a review sent without JavaScript ends. */
export function ReviewReceivedView({ edition }: { edition: Edition }) {
  const { title, text } = edition.words.barber.toasts.success;
  const { received } = edition.words['review-pages'];
  return <Message title={title} lead={text} small={received.next} links={toTeam(edition, received)} />;
}
