import './branch-card.css';
import type { Timetable } from '../../domain/opening-hours.ts';
import type { OtherName } from '../../edition/join/branches.ts';
import { BranchContactLinks, type BranchContactLinksProps, OpenBadge, TodayNote } from './branch.tsx';
import { Icon } from './icon.tsx';
import { Rating, type RatingProps } from './rating.tsx';
import { Arch, type Picture } from './scene.tsx';

export type BranchNameProps = { name: string; otherName?: OtherName; href: string };

/** The linked name of a branch, with the name in the other script. */
export const BranchName = ({ name, otherName, href }: BranchNameProps) => (
  <>
    <a href={href}>{name}</a> {otherName && <span lang={otherName.lang}>{otherName.text}</span>}
  </>
);

export type BranchCardProps = BranchNameProps &
  Required<BranchContactLinksProps> & {
    slug: string;
    address: string;
    hours: string;
    timetable: Timetable;
    rating: RatingProps | undefined;
    /** Replaces the badge of a branch that has yet to open. */
    opensOn: string | undefined;
    scene: Picture;
    details: string;
  };

export function BranchCard(props: BranchCardProps) {
  const { slug, name, otherName, href, address, hours, timetable, rating, opensOn, scene } = props;
  const { phone, whatsapp, directions } = props;
  return (
    <article className="branch-card plate">
      <div>
        <h3>
          <BranchName name={name} otherName={otherName} href={href} />
        </h3>
        <p className="lines">
          {rating && <Rating {...rating} />}{' '}
          {opensOn ? (
            <span className="badge">{opensOn}</span>
          ) : (
            <OpenBadge branch={slug} timetable={timetable} />
          )}{' '}
          <TodayNote branch={slug} name={name} />
        </p>
        <p className="quiet">
          <span>{address}</span>
          <br />
          <span>{hours}</span>
        </p>
      </div>
      <Arch scene={scene} />
      <p className="branch-links three-ways">
        <BranchContactLinks phone={phone} whatsapp={whatsapp} directions={directions} />
      </p>
      <a className="more-link" href={href} aria-label={`${props.details}: ${name}`}>
        <span>{props.details}</span> <Icon name="arrow" />
      </a>
    </article>
  );
}
