import './branch-rows.css';
import { place } from '../../../contract/events.ts';
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
        {rows.map(({ place: branch, note }) => (
          <li key={branch.id}>
            <a className="finder-name" href={branch.href}>
              {branch.name}
            </a>
            <span className="quiet">{note}</span>
            <a
              className="finder-way"
              href={mapsDirectionsLink(branch.destination)}
              target="_blank"
              rel="noopener"
              aria-label={`${words.directions}: ${branch.name}`}
              {...track({
                event: 'directions_click',
                section: 'finder',
                location: place('{branch}', branch.slug),
              })}
            >
              <Icon name="directions" /> {words.directions}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
