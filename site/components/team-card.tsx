import './few.css';
import './team-card.css';
import { omitUndefined } from '../../domain/omit-undefined.ts';
import type { OtherName } from '../../edition/join/names.ts';
import { Medallion } from './ornament/medallion.tsx';
import { Portrait } from './portrait.tsx';
import type { Picture } from './scene.tsx';
import { TagList } from './tag-list.tsx';

export type TeamCardProps = {
  id: string;
  name: string;
  otherName?: OtherName;
  title: string;
  branch: string;
  experience: string;
  /** The first two of the barber's specialties. */
  specialties: string[];
  href: string;
  monogram: string;
  photo?: Picture;
  branchSlug: string;
  /** On phones only after the link to all of them. */
  folds?: boolean;
};

/** `place` names the card, so that a link can lead to it. A line comes below it once there are reviews. */
export function TeamCard(props: TeamCardProps & { place?: string }) {
  const { id, name, otherName, title, branch, experience, specialties, href, monogram } = props;
  return (
    <div
      className={props.folds ? 'team-member folds' : 'team-member'}
      id={props.place}
      data-barber={id}
      data-branch={props.branchSlug}
    >
      <a className="team-card" href={href}>
        <Portrait {...omitUndefined({ photo: props.photo })}>
          <Medallion monogram={monogram} seed={id} />
        </Portrait>
        <h3>{name}</h3>
        {otherName && <p lang={otherName.lang}>{otherName.text}</p>}
        <p>{title}</p>
        {/* The point ends a line, and begins none. */}
        <p className="quiet">{`${branch}\u00a0· ${experience}`}</p>
        <TagList tags={specialties} />
      </a>
    </div>
  );
}
