import { Fragment } from 'react';
import { place } from '../../../contract/events.ts';
import type { Position } from '../../../domain/distance.ts';
import { dubaiClock } from '../../../domain/dubai-time.ts';
import { formatClock } from '../../../domain/format.ts';
import { mapsDirectionsLink, telLink, whatsappLink } from '../../../domain/links.ts';
import { type OpenWords, openStatus, openText } from '../../../domain/opening-hours.ts';
import { fill } from '../../../domain/text.ts';
import { type BranchToday, type TodayWords, todayLines } from '../../../domain/today.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { BranchName } from '../../components/branch-card.tsx';
import { ButtonLink, track } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Rating, type RatingProps } from '../../components/rating.tsx';

export type FinderBranch = Pick<
  Branch,
  | 'id'
  | 'slug'
  | 'name'
  | 'otherName'
  | 'address'
  | 'phone'
  | 'whatsapp'
  | 'hoursText'
  | 'timetable'
  | 'coordinates'
  | 'googlePlaceId'
  | 'href'
> & {
  rating: RatingProps | undefined;
  bookHref: string;
  /** Today's status, already applied to `timetable`. */
  today?: BranchToday | undefined;
};

/** The service that the visitor looks for, from this page or the previous one. */
export type FinderService = {
  name: string;
  /** Offer id for /booking, if there is a single price. */
  id?: string;
  /** Slugs of the branches that offer it, with a note, unless all do. */
  branches?: readonly string[];
  note?: string;
};

type Shared = Words['interface'];
export type FinderWords = Shared['finder'] &
  Pick<Shared['units'], 'kmAway'> &
  Pick<Shared['labels'], 'directions'> & { badge: OpenWords; today: TodayWords } & {
    greetings: Pick<Shared['greetings'], 'branch' | 'service'>;
  };

const section = 'finder';

type StatusProps = { branch: FinderBranch; now: Date; words: FinderWords; locale: string };

/** Whether the branch is open, in Dubai time. */
function Status({ branch, now, words, locale }: StatusProps) {
  const status = openStatus(branch.timetable, now);
  const timeOf = (at: Date) => formatClock(dubaiClock(at), locale);
  const lines = todayLines(branch.today, words.today, {
    language: locale.slice(0, 2),
    isOpen: status.open,
    now,
  });
  return (
    <>
      <span className={status.open ? 'badge badge-good' : 'badge'}>
        {openText(status, now, words.badge, locale, timeOf)}
      </span>
      <span className="today-note">
        {lines.map(({ text, language }, index) => (
          <Fragment key={text}>
            {index > 0 && <span>{'\u00a0· '}</span>}
            <span lang={language} dir="auto">
              {text}
            </span>
          </Fragment>
        ))}
      </span>
    </>
  );
}

type BookAndChatProps = Pick<StatusProps, 'branch' | 'words'> & {
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

type ResultProps = Found &
  Omit<StatusProps, 'branch'> & {
    /** The visitor is in another city or country. */
    isFar: boolean;
    service: FinderService | undefined;
    /** The nearest open branch, if this one is closed. */
    open: Found | undefined;
    /** The visitor's position; undefined if an area was chosen. */
    from: Position | undefined;
  };

export function NearestResult(props: ResultProps) {
  const { branch, distance, isFar, service, open, from, now, words, locale } = props;
  const isOpen = openStatus(branch.timetable, now).open;
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
        <Status branch={branch} now={now} words={words} locale={locale} />
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
          <Status branch={open.branch} now={now} words={words} locale={locale} />
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
  /** `note` is the distance. */
  rows: { branch: FinderBranch; note: string }[];
  from: Position | undefined;
  words: FinderWords;
};

/** The other branches with their distances. */
export function BranchRows({ title, rows, from, words }: RowsProps) {
  return (
    <div className="finder-rows">
      <h3 className="eyebrow">{title}</h3>
      <ul className="finder-lines">
        {rows.map(({ branch, note }) => (
          <li key={branch.id}>
            <a className="finder-name" href={branch.href}>
              {branch.name}
            </a>
            <span className="quiet">{note}</span>
            <a
              className="finder-way"
              href={mapsDirectionsLink(branch.coordinates, from, branch.googlePlaceId)}
              target="_blank"
              rel="noopener"
              aria-label={`${words.directions}: ${branch.name}`}
              {...track({ event: 'directions_click', section, location: place('{branch}', branch.slug) })}
            >
              <Icon name="directions" /> <span>{words.directions}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
