import './team-card.css';
import { given } from '../../domain/given.ts';
import { Medallion } from './ornament/medallion.tsx';
import { Portrait } from './portrait.tsx';
import type { Picture } from './scene.tsx';
import { TagList } from './tag-list.tsx';

export type TeamCardProps = {
  id: string;
  name: string;
  arabicName?: string;
  title: string;
  branch: string;
  experience: string;
  /** The first two of the barber's specialties. */
  specialties: string[];
  href: string;
  monogram: string;
  photo?: Picture;
};

export function TeamCard(props: TeamCardProps) {
  const { id, name, arabicName, title, branch, experience, specialties, href, monogram } = props;
  return (
    <a className="team-card" href={href}>
      <Portrait {...given({ photo: props.photo })}>
        <Medallion monogram={monogram} seed={id} />
      </Portrait>
      <h3>{name}</h3>
      {arabicName && <p lang="ar">{arabicName}</p>}
      <p>{title}</p>
      <p className="quiet">
        {branch} · {experience}
      </p>
      <TagList tags={specialties} />
    </a>
  );
}
