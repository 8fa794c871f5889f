import { mapsDirectionsLink } from '../../../domain/links.ts';
import { Icon } from '../../components/icon.tsx';
import { track } from '../../components/track.ts';
import type { FinderBranch, FinderWords } from './finder-branch.ts';

export type BranchRowsProps = {
  title: string;
  /** The note is how far it is, or its hours while that is unknown. */
  rows: { place: FinderBranch; note: string }[];
  words: FinderWords;
};

/** Branches in a line each; all of them while nothing is known, so that the page is useful without script. */
export function BranchRows({ title, rows, words }: BranchRowsProps) {
  return (
    <div className="finder-rows">
      <h3>{title}</h3>
      <ul>
        {rows.map(({ place, note }) => (
          <li key={place.id}>
            <a className="finder-name" href={place.href}>
              {place.name}
            </a>
            <span className="quiet">{note}</span>
            <a
              className="finder-way"
              href={mapsDirectionsLink(place.destination)}
              target="_blank"
              rel="noopener"
              aria-label={`${words.directions}: ${place.name}`}
              {...track({ event: 'directions_click', section: 'finder', location: place.slug })}
            >
              <Icon name="directions" /> {words.directions}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
