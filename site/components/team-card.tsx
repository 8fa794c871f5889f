import './tag-list.css';
import './team-card.css';
import { Medallion } from './ornament/medallion.tsx';

export type TeamCardProps = {
  id: string;
  name: string;
  arabicName?: string | undefined;
  title: string;
  branch: string;
  experience: string;
  /** The first two of the barber's specialties. */
  specialties: string[];
  href: string;
  monogram: string;
};

export function TeamCard(props: TeamCardProps) {
  const { id, name, arabicName, title, branch, experience, specialties, href, monogram } = props;
  return (
    <a className="team-card" href={href}>
      <Medallion monogram={monogram} seed={id} />
      <h3>{name}</h3>
      {arabicName && <p lang="ar">{arabicName}</p>}
      <p>{title}</p>
      <p className="quiet">
        {branch} · {experience}
      </p>
      <ul className="tag-list">
        {specialties.map((specialty) => (
          <li key={specialty}>{specialty}</li>
        ))}
      </ul>
    </a>
  );
}
