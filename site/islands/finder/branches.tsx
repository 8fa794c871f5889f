import '../../components/branch-rows.css';
import { place } from '../../../contract/events.ts';
import type { Position } from '../../../domain/distance.ts';
import { mapsDirectionsLink, telLink, whatsappLink } from '../../../domain/links.ts';
import { fill } from '../../../domain/text.ts';
import { OpenBadge, TodayNote } from '../../components/branch.tsx';
import { BranchName } from '../../components/branch-card.tsx';
import { ButtonLink, track } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Rating } from '../../components/rating.tsx';
import type { FinderService, finder } from '../../model/parts/islands.ts';

type FinderProps = ReturnType<typeof finder>;
export type FinderBranch = FinderProps['branches'][number];
type FinderWords = FinderProps['words'];

const section = 'finder';

/** Whether the branch is open, filled in like every badge of the page (browser/open-badges.ts). */
const Status = ({ branch: { slug, timetable } }: { branch: FinderBranch }) => (
  <>
    <OpenBadge branch={slug} timetable={timetable} />
    <TodayNote branch={slug} />
  </>
);

type BookAndChatProps = {
  branch: FinderBranch;
  words: FinderWords;
  book: string;
  service: FinderService | undefined;
  /** Adds the branch to accessible names, unless it is the first one. */
  describe?: string;
};

/** Links to book and chat about the service. */
function BookAndChat({ branch, words, book, service, describe }: BookAndChatProps) {
  const location = place('{branch}', branch.slug);
  const { greetings } = words;
  const text = service
    ? fill(greetings.service, { branch: branch.name, service: service.name })
    : fill(greetings.branch, { branch: branch.name });
  return (
    <>
      <ButtonLink
        label={book}
        describe={describe}
        href={service?.id ? `${branch.bookHref}&service=${service.id}` : branch.bookHref}
        by={{ event: 'book_click', section, location }}
      />
      <ButtonLink
        kind="whatsapp"
        icon="whatsapp"
        label={words.chat}
        describe={describe}
        href={whatsappLink(branch.whatsapp, text)}
        newTab
        by={{ event: 'whatsapp_booking', section, location }}
      />
    </>
  );
}

/** A branch with its distance, such as '3.4 km away'. */
export type Found = { branch: FinderBranch; distance: string };

type ResultProps = Found & {
  words: FinderWords;
  isOpen: boolean;
  /** The visitor is in another city or country. */
  isFar: boolean;
  service: FinderService | undefined;
  /** The nearest open branch, if this one is closed. */
  open: Found | undefined;
  /** The visitor's position; undefined if an area was chosen. */
  from: Position | undefined;
  /** The question whether one can come now, while a visit fits. */
  coming: string | false | undefined;
};

export function NearestResult(props: ResultProps) {
  const { branch, distance, isOpen, isFar, service, open, from, coming, words } = props;
  const location = place('{branch}', branch.slug);
  return (
    <article className="finder-result grid">
      <p className="eyebrow">{words.result}</p>
      <h3>
        <BranchName {...branch} />
      </h3>
      <p className="finder-distance numeral">{distance}</p>
      {isFar && <p>{words.farHint}</p>}
      <p className="row">
        {branch.rating && <Rating {...branch.rating} />}
        <Status branch={branch} />
      </p>
      {service && (
        <p>
          <span>{fill(words.service, { service: service.name })}</span>{' '}
          {service.note && <small>{service.note}</small>}
        </p>
      )}
      <p>
        <span>{branch.address}</span>
        <br />
        <span>{branch.hoursText}</span>
      </p>
      <div className="row">
        {!isOpen && <p className="finder-closed">{words.closedHint}</p>}
        <BookAndChat
          branch={branch}
          words={words}
          service={service}
          book={isOpen ? words.book : words.bookLater}
        />
        {coming && (
          <ButtonLink
            kind="quiet"
            icon="whatsapp"
            label={words.coming.label}
            href={whatsappLink(branch.whatsapp, coming)}
            newTab
            by={{ event: 'whatsapp_booking', section, location }}
          />
        )}
        <ButtonLink
          kind="quiet"
          icon="directions"
          label={words.directions}
          href={mapsDirectionsLink(branch.coordinates, from, branch.googlePlaceId)}
          newTab
          by={{ event: 'directions_click', section, location }}
        />
        <a
          className="finder-phone"
          href={telLink(branch.phone)}
          {...track({ event: 'call_click', section: 'phone_number', location })}
        >
          <Icon name="phone" /> <bdi>{branch.phone}</bdi>
        </a>
      </div>
      {open && (
        <section className="finder-open ruled grid grid-start" aria-label={words.open}>
          <p className="eyebrow">{words.open}</p>
          <p>
            <b>{open.branch.name}</b> <span>{open.distance}</span>
          </p>
          <Status key={open.branch.slug} branch={open.branch} />
          <div className="row">
            <BookAndChat
              branch={open.branch}
              words={words}
              service={service}
              book={words.book}
              describe={open.branch.name}
            />
          </div>
        </section>
      )}
    </article>
  );
}

type RowsProps = {
  title: string;
  rows: Found[];
  from: Position | undefined;
  words: FinderWords;
};

/** The other branches with their distances. */
export function BranchRows({ title, rows, from, words }: RowsProps) {
  return (
    <div className="finder-rows">
      <h3 className="eyebrow">{title}</h3>
      <ul className="branch-rows">
        {rows.map(({ branch, distance }) => (
          <li key={branch.slug}>
            <b>
              <a href={branch.href}>{branch.name}</a>
            </b>
            <p className="quiet">
              <span>{distance}</span> <OpenBadge branch={branch.slug} timetable={branch.timetable} />
            </p>
            <p>
              <a
                href={mapsDirectionsLink(branch.coordinates, from, branch.googlePlaceId)}
                target="_blank"
                rel="noopener"
                aria-label={`${words.directions}: ${branch.name}`}
                {...track({ event: 'directions_click', section, location: place('{branch}', branch.slug) })}
              >
                <Icon name="directions" />
              </a>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
