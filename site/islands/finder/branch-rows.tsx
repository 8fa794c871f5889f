import { formatDistance } from '../../../domain/distance.ts';
import { fillGreeting, mapsDirectionsLink } from '../../../domain/links.ts';
import type { FinderBranch, FinderWords } from './finder-branch.ts';

export type BranchRowsProps = {
  title: string;
  rows: { place: FinderBranch; km?: number | undefined }[];
  words: FinderWords;
  locale: string;
};

/** Branches in a line each; all of them while nothing is known, so that the page is useful without script. */
export function BranchRows({ title, rows, words, locale }: BranchRowsProps) {
  return (
    <div className="finder-rows">
      <h3>{title}</h3>
      <ul>
        {rows.map(({ place, km }) => (
          <li key={place.id}>
            <a href={place.href}>{place.name}</a>
            <span className="quiet">
              {km === undefined
                ? place.hours
                : fillGreeting(words.kmAway, { km: formatDistance(km, locale) })}
            </span>
            <a
              href={mapsDirectionsLink(place.destination)}
              target="_blank"
              rel="noopener"
              aria-label={`${words.directions}: ${place.name}`}
              data-event="directions_click"
              data-section="finder"
              data-location={place.slug}
            >
              {words.directions}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
