import './branch-card.css';
import { Icon } from './icon.tsx';
import { OpenBadge, type OpenBadgeProps } from './open-badge.tsx';
import { Rating, type RatingProps } from './rating.tsx';
import { type Track, track } from './track.ts';

type Contact = { label: string; href: string; by: Track };

export type BranchCardProps = {
  name: string;
  arabicName: string;
  href: string;
  address: string;
  hours: string;
  badge: OpenBadgeProps;
  rating: RatingProps;
  drawing: { src: string; width: number; height: number };
  phone: Contact;
  whatsapp: Contact;
  directions: Contact;
  details: string;
};

export function BranchCard(props: BranchCardProps) {
  const { name, arabicName, href, address, hours, badge, rating, drawing, phone, whatsapp, directions } =
    props;
  return (
    <article className="branch-card">
      <img {...drawing} alt="" loading="lazy" decoding="async" />
      <div className="branch-body">
        <h3>
          <a href={href}>{name}</a> <span lang="ar">{arabicName}</span>
        </h3>
        <p className="branch-facts">
          <Rating {...rating} /> <OpenBadge {...badge} />
        </p>
        <p>
          <Icon name="pin" /> {address}
        </p>
        <p>
          <Icon name="clock" /> {hours}
        </p>
        <p className="branch-links">
          <a href={phone.href} {...track(phone.by)}>
            <Icon name="phone" /> {phone.label}
          </a>
          <a href={whatsapp.href} target="_blank" rel="noopener" {...track(whatsapp.by)}>
            <Icon name="whatsapp" /> {whatsapp.label}
          </a>
          <a href={directions.href} target="_blank" rel="noopener" {...track(directions.by)}>
            <Icon name="directions" /> {directions.label}
          </a>
        </p>
        <a className="branch-more" href={href} aria-label={`${props.details}: ${name}`}>
          {props.details} <Icon name="arrow" />
        </a>
      </div>
    </article>
  );
}
