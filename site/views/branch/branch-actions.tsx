import '../../components/open-badge.css';
import { ButtonLink, type ButtonLinkProps } from '../../components/button-link.tsx';
import { OpenBadge, type OpenBadgeProps } from '../../components/open-badge.tsx';
import { Rating, type RatingProps } from '../../components/rating.tsx';

export type BranchActionsProps = { rating: RatingProps; badge: OpenBadgeProps; buttons: ButtonLinkProps[] };

/** What a visitor looks for first: how good, open now, and the button. */
export function BranchActions({ rating, badge, buttons }: BranchActionsProps) {
  return (
    <>
      <p className="row badge-row">
        <Rating {...rating} /> <OpenBadge {...badge} />
      </p>
      <div className="row">
        {buttons.map((button) => (
          <ButtonLink key={button.href} {...button} />
        ))}
      </div>
    </>
  );
}
