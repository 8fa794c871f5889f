import './branch-rows.css';
import { place } from '../../../contract/events.ts';
import type { Position } from '../../../domain/distance.ts';
import { mapsDirectionsLink } from '../../../domain/links.ts';
import { Icon } from '../../components/icon.tsx';
import { MoreLink } from '../../components/more-link.tsx';
import { track } from '../../components/track.ts';
import type { FinderBranch, FinderWords } from './finder-branch.ts';

export type BranchRowsProps = {
  title: string;
  /** The note is how far it is, or its hours while that is unknown. */
  rows: { place: FinderBranch; note: string }[];
  /** Where the visitor stands, once given. */
  from?: Position;
  words: FinderWords;
  /** Leads to the branches that have no line here. */
  all?: { label: string; href: string };
};

/** Branches in a line each; there are some while nothing is known, so that the page is useful without script. */
export function BranchRows({ title, rows, from, words, all }: BranchRowsProps) {
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
              href={mapsDirectionsLink(branch.destination, from)}
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
      {all && <MoreLink {...all} />}
    </div>
  );
}
