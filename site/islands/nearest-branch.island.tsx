import './finder/finder.css';
import { useEffect } from 'react';
import { place } from '../../contract/events.ts';
import { formatDistance, rankByDistance } from '../../domain/distance.ts';
import { fill } from '../../domain/fill.ts';
import { foremost } from '../../domain/foremost.ts';
import { given } from '../../domain/given.ts';
import answerStyles from './finder/answer.css?url&no-inline';
import { BranchRows } from './finder/branch-rows.tsx';
import { Chart } from './finder/chart.tsx';
import { Controls } from './finder/controls.tsx';
import type { FinderBranch, FinderWords } from './finder/finder-branch.ts';
import { NearestResult } from './finder/nearest-result.tsx';
import { useNow } from './finder/use-now.ts';
import { type Area, useOrigin } from './finder/use-origin.ts';
import { report } from './report.ts';

export type NearestBranchProps = {
  branches: FinderBranch[];
  areas: Area[];
  words: FinderWords;
  locale: string;
  /** Leads to the branches that have no line here. */
  all?: { label: string; href: string };
};

export function NearestBranch({ branches, areas, words, locale, all }: NearestBranchProps) {
  const now = useNow();
  const { phase, origin, locate, choose } = useOrigin(areas);
  const [nearest, ...others] = origin ? rankByDistance(origin.at, branches) : [];
  const nearestSlug = nearest?.place.slug;
  const away = (km: number) => fill(words.kmAway, { km: formatDistance(km, locale) });
  const found = nearest ? `${words.result}: ${nearest.place.name}, ${away(nearest.km)}` : '';
  const failed = phase === 'denied' || phase === 'unsupported';

  useEffect(() => {
    if (nearestSlug)
      report({ event: 'nearest_branch', section: 'finder', location: place('{branch}', nearestSlug) });
  }, [nearestSlug]);

  return (
    <div className="finder">
      {now && <link rel="stylesheet" href={answerStyles} />}
      <Controls
        awake={now !== undefined}
        phase={phase}
        areas={areas}
        area={origin?.kind === 'area' ? origin.name : ''}
        words={words}
        onLocate={locate}
        onArea={choose}
      />
      <div className="finder-stage band-teal lattice" data-state={nearest ? 'found' : phase}>
        <p className="hidden-text" role="status">
          {phase === 'locating' ? words.locating : found}
        </p>
        <div className="finder-answer">
          {failed && (
            <p className="finder-error" role="alert">
              {words[phase]}
            </p>
          )}
          {nearest && now && (
            <NearestResult
              branch={nearest.place}
              distance={away(nearest.km)}
              from={origin?.kind === 'position' ? origin.at : undefined}
              now={now}
              words={words}
              locale={locale}
            />
          )}
        </div>
        <Chart
          branches={
            nearest ? [nearest.place, ...foremost(others).map(({ place }) => place)] : foremost(branches)
          }
          from={origin?.at}
          nearestId={nearest?.place.id}
        />
      </div>
      {/* A new list each time: rows that stayed would be seen to jump. */}
      <BranchRows
        key={nearestSlug}
        title={nearest ? words.others : words.all}
        rows={
          nearest
            ? foremost(others).map(({ place, km }) => ({ place, note: away(km) }))
            : foremost(branches).map((place) => ({ place, note: place.hours }))
        }
        words={words}
        {...given({ all })}
      />
    </div>
  );
}
