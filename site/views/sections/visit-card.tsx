import '../../components/visit-card.css';
import type { TrackedEvent } from '../../../contract/events.ts';
import { googleReviewLink, mailtoLink } from '../../../domain/links.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import { track } from '../../components/button.tsx';
import { TagList } from '../../components/facts.tsx';
import { callLink, chatLink, directionsLink, hoursNotes } from '../../model/parts/branch.ts';

type Fact = {
  label: string;
  value: string;
  /** Shown after the value, such as exceptions to the hours. */
  notes?: string[];
  href?: string;
  newTab?: boolean;
  by?: TrackedEvent;
};

function factsOf(edition: Edition, branch: Branch, brief: boolean): Fact[] {
  const { labels } = edition.words.interface;
  const [value = '', ...otherDays] = branch.hoursLines;
  return [
    {
      label: labels.address,
      value: branch.address,
      newTab: true,
      ...directionsLink(branch, 'location_info'),
    },
    { label: labels.phone, value: branch.phone, ...callLink(branch) },
    ...(brief
      ? []
      : [
          {
            label: labels.whatsapp,
            value: branch.whatsapp,
            newTab: true,
            ...chatLink(edition, branch, 'location_info'),
          },
          { label: labels.email, value: branch.email, href: mailtoLink(branch.email) },
        ]),
    { label: labels.hours, value, notes: [...otherDays, ...hoursNotes(edition, branch)] },
    ...(branch.googlePlaceId
      ? [
          {
            label: labels.rating,
            value: labels.googleReview,
            newTab: true,
            href: googleReviewLink(branch.googlePlaceId),
          },
        ]
      : []),
  ];
}

type VisitCardProps = {
  edition: Edition;
  branch: Branch;
  title: string;
  /** Without what the page of the branch alone says. */
  brief?: boolean;
};

/** Address, hours and contact details of a branch. */
export function VisitCard({ edition, branch, title, brief = false }: VisitCardProps) {
  return (
    <div className="visit-card">
      <h2>{title}</h2>
      <dl>
        {factsOf(edition, branch, brief).map(({ label, value, notes, href, newTab, by }) => (
          <div key={label}>
            <dt>{label}</dt>
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
      {!brief && <TagList tags={branch.badges} label={edition.words.interface.labels.badges} />}
    </div>
  );
}
