import { place } from '../../../contract/events.ts';
import type { Position } from '../../../domain/distance.ts';
import { mapsDirectionsLink, telLink, whatsappLink } from '../../../domain/links.ts';
import { openStatus } from '../../../domain/opening-hours.ts';
import { BranchName } from '../../components/branch-name.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { Rating } from '../../components/rating.tsx';
import { track } from '../../components/track.ts';
import type { FinderBranch, FinderWords } from './finder-branch.ts';
import { Status } from './status.tsx';

export type NearestResultProps = {
  branch: FinderBranch;
  /** '3.4 km away' */
  distance: string;
  /** Where the visitor stands; unknown when an area was chosen instead. */
  from: Position | undefined;
  now: Date;
  words: FinderWords;
  locale: string;
};

export function NearestResult({ branch, distance, from, now, words, locale }: NearestResultProps) {
  const status = openStatus(branch.timetable, now);
  const where = { section: 'finder', location: place('{branch}', branch.slug) } as const;
  return (
    <article className="finder-result">
      <p className="eyebrow">{words.result}</p>
      <h3>
        <BranchName {...branch} />
      </h3>
      <p className="finder-distance numeral">{distance}</p>
      <p className="row">
        <Rating {...branch.rating} />
        <Status status={status} now={now} words={words.badge} locale={locale} />
      </p>
      <p>
        {branch.address}
        <br />
        {branch.hours}
      </p>
      <div className="row">
        {!status.open && <p className="finder-closed">{words.closedHint}</p>}
        <ButtonLink
          label={status.open ? words.book : words.bookLater}
          href={branch.bookHref}
          by={{ event: 'book_click', ...where }}
        />
        <ButtonLink
          kind="whatsapp"
          icon="whatsapp"
          label={words.chat}
          href={whatsappLink(branch.whatsapp, branch.greeting)}
          newTab
          by={{ event: 'whatsapp_booking', ...where }}
        />
        <ButtonLink
          kind="quiet"
          icon="directions"
          label={words.directions}
          href={mapsDirectionsLink(branch.destination, from)}
          newTab
          by={{ event: 'directions_click', ...where }}
        />
        <a
          className="finder-phone"
          href={telLink(branch.phone)}
          {...track({ ...where, event: 'call_click', section: 'phone_number' })}
        >
          <Icon name="phone" /> <bdi>{branch.phone}</bdi>
        </a>
      </div>
    </article>
  );
}
