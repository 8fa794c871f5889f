import { formatDistance, type Position, type Ranked } from '../../../domain/distance.ts';
import { fillGreeting, mapsDirectionsLink, telLink, whatsappLink } from '../../../domain/links.ts';
import { openStatus } from '../../../domain/opening-hours.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Icon } from '../../components/icon.tsx';
import type { FinderBranch, FinderWords } from './finder-branch.ts';
import { Status } from './status.tsx';

export type NearestResultProps = {
  nearest: Ranked<FinderBranch>;
  /** Where the visitor stands; unknown when an area was chosen instead. */
  from: Position | undefined;
  now: Date;
  words: FinderWords;
  locale: string;
};

export function NearestResult({ nearest: { place, km }, from, now, words, locale }: NearestResultProps) {
  const status = openStatus(place.timetable, now);
  const by = (event: 'book_click' | 'whatsapp_booking' | 'directions_click' | 'call_click') => ({
    event,
    section: 'finder',
    location: place.slug,
  });
  return (
    <article className="finder-result">
      <p className="eyebrow">{words.result}</p>
      <h3>
        <a href={place.href}>{place.name}</a> <span lang="ar">{place.arabicName}</span>
      </h3>
      <p className="finder-distance numeral">
        {fillGreeting(words.kmAway, { km: formatDistance(km, locale) })}
      </p>
      <p className="row">
        <Status status={status} words={words.badge} locale={locale} /> <span>{place.hours}</span>
      </p>
      <p>{place.address}</p>
      {!status.open && <p>{words.closedHint}</p>}
      <div className="row">
        {status.open && <ButtonLink label={words.book} href={place.bookHref} by={by('book_click')} />}
        {status.open && (
          <ButtonLink
            kind="whatsapp"
            icon="whatsapp"
            label={words.chat}
            href={whatsappLink(place.whatsapp, place.greeting)}
            newTab
            by={by('whatsapp_booking')}
          />
        )}
        <ButtonLink
          kind="quiet"
          icon="directions"
          label={words.directions}
          href={mapsDirectionsLink(place.destination, from)}
          newTab
          by={by('directions_click')}
        />
        <a
          className="finder-phone"
          href={telLink(place.phone)}
          data-event="call_click"
          data-section="phone_number"
          data-location={place.slug}
        >
          <Icon name="phone" /> {place.phone}
        </a>
      </div>
    </article>
  );
}
