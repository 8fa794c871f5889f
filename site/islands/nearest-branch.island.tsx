import './finder/finder.css';
import '../components/button.css';
import { useEffect, useState } from 'react';
import { type Position, rankByDistance } from '../../domain/distance.ts';
import { Icon } from '../components/icon.tsx';
import { BranchRows } from './finder/branch-rows.tsx';
import type { FinderBranch, FinderWords } from './finder/finder-branch.ts';
import { NearestResult } from './finder/nearest-result.tsx';
import { useLocate } from './finder/use-locate.ts';
import { useNow } from './finder/use-now.ts';
import { report } from './report.ts';

export type NearestBranchProps = {
  branches: FinderBranch[];
  areas: { id: string; name: string; coordinates: Position }[];
  words: FinderWords;
  locale: string;
};

export function NearestBranch({ branches, areas, words, locale }: NearestBranchProps) {
  const now = useNow();
  const { locating, locate, forget } = useLocate();
  const [area, setArea] = useState('');
  const from = locating.state === 'found' ? locating.position : undefined;
  const origin = from ?? areas.find(({ id }) => id === area)?.coordinates;
  const ranked = origin ? rankByDistance(origin, branches) : [];
  const [nearest, ...others] = ranked;
  const nearestSlug = nearest?.place.slug;

  useEffect(() => {
    if (nearestSlug) report('nearest_branch', 'finder', nearestSlug);
  }, [nearestSlug]);

  return (
    <div className="finder">
      <div className="finder-controls">
        <button
          type="button"
          className="button button-primary"
          disabled={locating.state === 'locating'}
          onClick={() => {
            setArea('');
            locate();
          }}
        >
          <Icon name="pin" /> <span>{locating.state === 'locating' ? words.locating : words.button}</span>
        </button>
        <p className="quiet">{words.privacy}</p>
        {locating.state === 'failed' && (
          <p className="finder-error" role="alert">
            {words[locating.reason]}
          </p>
        )}
        <label className="field">
          <span>{words.or}</span>
          <select
            aria-label={words.area}
            value={area}
            onChange={({ target }) => {
              forget();
              setArea(target.value);
            }}
          >
            <option value="">{words.areaEmpty}</option>
            {areas.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="finder-answer" aria-live="polite">
        {nearest && now && (
          <NearestResult nearest={nearest} from={from} now={now} words={words} locale={locale} />
        )}
        <BranchRows
          title={nearest ? words.others : words.all}
          rows={nearest ? others : branches.map((place) => ({ place }))}
          words={words}
          locale={locale}
        />
      </div>
    </div>
  );
}
