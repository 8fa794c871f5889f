import './finder/finder.css';
import { useEffect, useRef } from 'react';
import { place } from '../../contract/events.ts';
import { rankByDistance } from '../../domain/distance.ts';
import { formatDistance } from '../../domain/format.ts';
import { firstN } from '../../domain/lists.ts';
import { omitUndefined } from '../../domain/omit-undefined.ts';
import { fill, inOneLine } from '../../domain/text.ts';
import answerStyles from './finder/answer.css?url&no-inline';
import { BranchRows } from './finder/branch-rows.tsx';
import { Chart } from './finder/chart.tsx';
import { Controls } from './finder/controls.tsx';
import type { FinderBranch, FinderWords } from './finder/finder-branch.ts';
import { keepNearest } from './finder/keep-nearest.ts';
import { NearestResult } from './finder/nearest-result.tsx';
import { useAsked } from './finder/use-asked.ts';
import { useNow } from './finder/use-now.ts';
import { type Area, useOrigin } from './finder/use-origin.ts';
import { report } from './report.ts';

export type NearestBranchProps = {
  branches: FinderBranch[];
  areas: Area[];
  /** Whether the areas stand in the page before any script has come; they cost it some bytes. */
  areasBuilt: boolean;
  words: FinderWords;
  locale: string;
  /** Leads to the branches that have no line here. */
  all?: { label: string; href: string };
};

export function NearestBranch({ branches, areas, areasBuilt, words, locale, all }: NearestBranchProps) {
  const now = useNow();
  const { phase, origin, locate, choose } = useOrigin(areas);
  const controls = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useAsked(controls, locate, choose);
  const from = origin?.kind === 'position' ? origin.at : undefined;
  const [nearest, ...others] = origin ? rankByDistance(origin.at, branches) : [];
  const nearestSlug = nearest?.place.slug;
  const away = (km: number) => fill(words.kmAway, { km: formatDistance(km, locale) });
  const found = nearest
    ? `${words.result}: ${inOneLine([nearest.place.name, away(nearest.km)], locale)}`
    : '';
  const failed = phase === 'denied' || phase === 'unsupported';

  // What was asked for below the edge of the screen comes into it, at once and whole; the late answer stands in its place.
  const asked = phase === 'locating' || origin?.kind === 'area';
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each area that is chosen.
  useEffect(() => {
    if (asked) stage.current?.scrollIntoView({ block: 'nearest' });
  }, [asked, origin]);

  useEffect(() => {
    if (!nearestSlug) return;
    keepNearest(nearestSlug);
    report({ event: 'nearest_branch', section: 'finder', location: place('{branch}', nearestSlug) });
  }, [nearestSlug]);

  return (
    <div className="finder">
      {now && <link rel="stylesheet" href={answerStyles} />}
      <Controls
        ref={controls}
        awake={now !== undefined}
        phase={phase}
        areas={areas}
        areasBuilt={areasBuilt}
        area={origin?.kind === 'area' ? origin.name : ''}
        words={words}
        onLocate={locate}
        onArea={choose}
      />
      <div ref={stage} className="finder-stage band-teal lattice" data-state={nearest ? 'found' : phase}>
        <p className="hidden-text" role="status">
          {phase === 'locating' ? `${words.locating} ${words.asking}` : found}
        </p>
        {/* Beside the answer, not in it: what makes room for the answer would be seen to move. */}
        {phase === 'locating' && (
          <div className="finder-asking" aria-hidden="true">
            <p className="eyebrow">{words.locating}</p>
            <p>{words.asking}</p>
          </div>
        )}
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
              from={from}
              now={now}
              words={words}
              locale={locale}
            />
          )}
        </div>
        {/* A new one each time: it stands below the answer on phones, and would be seen to move there. */}
        <Chart
          key={nearestSlug}
          branches={nearest ? [nearest.place, ...firstN(others).map(({ place }) => place)] : firstN(branches)}
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
            ? firstN(others).map(({ place, km }) => ({ place, note: away(km) }))
            : firstN(branches).map((place) => ({ place, note: place.hours }))
        }
        words={words}
        {...omitUndefined({ all, from })}
      />
    </div>
  );
}
