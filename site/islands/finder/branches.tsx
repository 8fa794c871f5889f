import { place } from '../../../contract/events.ts';
import type { Position } from '../../../domain/distance.ts';
import { dubaiClock, dubaiDay } from '../../../domain/dubai-time.ts';
import { formatClock, formatDay } from '../../../domain/format.ts';
import { mapsDirectionsLink, telLink, whatsappLink } from '../../../domain/links.ts';
import { openStatus } from '../../../domain/opening-hours.ts';
import { fill, inOneLine } from '../../../domain/text.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { BranchName } from '../../components/branch.tsx';
import { ButtonLink, MoreLink, track } from '../../components/button.tsx';
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
  | 'href'
> & {
  greeting: string;
  rating: RatingProps;
  bookHref: string;
};

type Shared = Words['interface'];
export type FinderWords = Shared['finder'] &
  Pick<Shared['units'], 'kmAway'> &
  Pick<Shared['labels'], 'directions'> &
  Pick<Shared, 'badge'>;

const DAY_MS = 86_400_000;
const section = 'finder';

type NearestProps = {
  branch: FinderBranch;
  /** '3.4 km away' */
  distance: string;
  /** Where the visitor stands; unknown when an area was chosen instead. */
  from: Position | undefined;
  now: Date;
  words: FinderWords;
  locale: string;
};

/** 'Open now · until 1:00 AM', by the clock in Dubai; with its date when that is a day or more away, as over a holiday. */
function Status({ branch, now, words, locale }: Omit<NearestProps, 'distance' | 'from'>) {
  const { badge } = words;
  const status = openStatus(branch.timetable, now);
  const at = status.open ? status.closesAt : status.opensAt;
  const clock = at && formatClock(dubaiClock(at), locale);
  const time =
    at && clock && +at - +now >= DAY_MS ? inOneLine([formatDay(dubaiDay(at), locale), clock], locale) : clock;
  return (
    <span className={status.open ? 'badge badge-good' : 'badge'}>
      {status.open ? badge.open : badge.closed}
      {time && ` · ${fill(status.open ? badge.closesAt : badge.opensAt, { time })}`}
    </span>
  );
}

export function NearestResult({ branch, distance, from, now, words, locale }: NearestProps) {
  const { open } = openStatus(branch.timetable, now);
  const location = place('{branch}', branch.slug);
  return (
    <article className="finder-result">
      <p className="eyebrow">{words.result}</p>
      <h3>
        <BranchName {...branch} />
      </h3>
      <p className="finder-distance numeral">{distance}</p>
      <p className="row">
        <Rating {...branch.rating} />
        <Status branch={branch} now={now} words={words} locale={locale} />
      </p>
      <p>
        {branch.address}
        <br />
        {branch.hoursText}
      </p>
      <div className="row">
        {!open && <p className="finder-closed">{words.closedHint}</p>}
        <ButtonLink
          label={open ? words.book : words.bookLater}
          href={branch.bookHref}
          by={{ event: 'book_click', section, location }}
        />
        <ButtonLink
          kind="whatsapp"
          icon="whatsapp"
          label={words.chat}
          href={whatsappLink(branch.whatsapp, branch.greeting)}
          newTab
          by={{ event: 'whatsapp_booking', section, location }}
        />
        <ButtonLink
          kind="quiet"
          icon="directions"
          label={words.directions}
          href={mapsDirectionsLink(branch.coordinates, from)}
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
    </article>
  );
}

type RowsProps = {
  title: string;
  /** The note is how far it is, or its hours while that is unknown. */
  rows: { branch: FinderBranch; note: string }[];
  from: Position | undefined;
  words: FinderWords;
  /** Leads to the branches that have no line here. */
  all: { label: string; href: string } | undefined;
};

/** Branches in a line each; there are some while nothing is known, so that the page is useful without script. */
export function BranchRows({ title, rows, from, words, all }: RowsProps) {
  return (
    <div className="finder-rows">
      <h3>{title}</h3>
      <ul className="finder-lines">
        {rows.map(({ branch, note }) => (
          <li key={branch.id}>
            <a className="finder-name" href={branch.href}>
              {branch.name}
            </a>
            <span className="quiet">{note}</span>
            <a
              className="finder-way"
              href={mapsDirectionsLink(branch.coordinates, from)}
              target="_blank"
              rel="noopener"
              aria-label={`${words.directions}: ${branch.name}`}
              {...track({ event: 'directions_click', section, location: place('{branch}', branch.slug) })}
            >
              <Icon name="directions" /> {words.directions}
            </a>
          </li>
        ))}
      </ul>
      {all && <MoreLink {...all} />}
    </div>
  );
}
