import { place } from '../../../contract/events.ts';
import type { Position } from '../../../domain/distance.ts';
import { mapsDirectionsLink, telLink, whatsappLink } from '../../../domain/links.ts';
import { openStatus } from '../../../domain/opening-hours.ts';
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
        <a href={branch.href}>{branch.name}</a> <span lang="ar">{branch.arabicName}</span>
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
        {status.open && (
          <ButtonLink label={words.book} href={branch.bookHref} by={{ event: 'book_click', ...where }} />
        )}
        {status.open && (
          <ButtonLink
            kind="whatsapp"
            icon="whatsapp"
            label={words.chat}
            href={whatsappLink(branch.whatsapp, branch.greeting)}
            newTab
            by={{ event: 'whatsapp_booking', ...where }}
          />
        )}
        {!status.open && <p>{words.closedHint}</p>}
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
          <Icon name="phone" /> {branch.phone}
        </a>
      </div>
    </article>
  );
}
