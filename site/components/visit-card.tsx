import './visit-card.css';
import { Icon, type IconName } from './icon.tsx';
import { TagList } from './tag-list.tsx';
import { type Track, track } from './track.ts';

export type VisitFact = {
  icon: IconName;
  label: string;
  value: string;
  /** Said after the value, such as the dates of other hours. */
  notes?: string[];
  href?: string;
  newTab?: boolean;
  by?: Track;
};

export type VisitCardProps = { title: string; facts: VisitFact[]; badgesLabel: string; badges: string[] };

/** Where, when and how to reach a branch. */
export function VisitCard({ title, facts, badges, badgesLabel }: VisitCardProps) {
  return (
    <div className="visit-card">
      <h2>{title}</h2>
      <span className="pole" aria-hidden="true" />
      <dl>
        {facts.map(({ icon, label, value, notes, href, newTab, by }) => (
          <div key={label}>
            <dt>
              <Icon name={icon} /> {label}
            </dt>
            <dd>
              {href ? (
                <a href={href} {...(newTab && { target: '_blank', rel: 'noopener' })} {...track(by)}>
                  <bdi>{value}</bdi>
                </a>
              ) : (
                <bdi>{value}</bdi>
              )}
              {notes?.map((note) => (
                <small key={note}>{note}</small>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <TagList tags={badges} label={badgesLabel} />
    </div>
  );
}
