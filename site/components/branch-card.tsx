import './branches.css';
import { BranchName, type BranchNameProps, BranchWays, type BranchWaysProps } from './branch-links.tsx';
import { Icon } from './icon.tsx';
import { OpenBadge, type OpenBadgeProps } from './open-badge.tsx';
import { Rating, type RatingProps } from './rating.tsx';

export type BranchCardProps = BranchNameProps &
  Required<BranchWaysProps> & {
    address: string;
    hours: string;
    badge: OpenBadgeProps;
    rating: RatingProps;
    drawing: { src: string; width: number; height: number };
    details: string;
  };

export function BranchCard(props: BranchCardProps) {
  const { name, otherName, href, address, hours, badge, rating, drawing, phone, whatsapp, directions } =
    props;
  return (
    <article className="branch-card">
      <img {...drawing} alt="" loading="lazy" decoding="async" />
      <div className="branch-body">
        <h3>
          <BranchName name={name} otherName={otherName} href={href} />
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
        <p className="branch-links three-ways">
          <BranchWays phone={phone} whatsapp={whatsapp} directions={directions} />
        </p>
        <a className="branch-more" href={href} aria-label={`${props.details}: ${name}`}>
          {props.details} <Icon name="arrow" />
        </a>
      </div>
    </article>
  );
}
