import './finder/finder.css';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { place } from '../../contract/events.ts';
import { rankByDistance } from '../../domain/distance.ts';
import { formatDistance } from '../../domain/format.ts';
import { firstN } from '../../domain/lists.ts';
import { fill, inOneLine } from '../../domain/text.ts';
import { Button } from '../components/button.tsx';
import { SelectField } from '../components/field.tsx';
import { BranchRows, type FinderBranch, type FinderWords, NearestResult } from './finder/branches.tsx';
import { Chart } from './finder/chart.tsx';
import { type Area, useNow, useOrigin } from './finder/use-origin.ts';
import { report } from './report.ts';

export type NearestBranchProps = {
  branches: FinderBranch[];
  /** Districts, for visitors who keep their position to themselves. */
  areas: Area[];
  words: FinderWords;
  locale: string;
  /** Leads to the branches that have no line here. */
  all?: { label: string; href: string };
};

const WAIT = 'finder-wait';

/** For the bar at the foot of phones (browser/nearest.ts), on this page and the next ones: the branch, never a position. */
function rememberNearest(slug: string): void {
  try {
    sessionStorage.setItem('nearest-branch', slug);
  } catch {
    // Storage is full or off: the bar goes on offering the choice.
  }
  report({ event: 'nearest_branch', section: 'finder', location: place('{branch}', slug) });
}

export function NearestBranch({ branches, areas, words, locale, all }: NearestBranchProps) {
  const now = useNow();
  const { phase, origin, locate, choose } = useOrigin(areas);
  const controls = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const locating = phase === 'locating';
  const from = origin?.kind === 'position' ? origin.at : undefined;
  const [nearest, ...others] = origin ? rankByDistance(origin.at, branches) : [];
  const nearestSlug = nearest?.place.slug;
  const away = (km: number) => fill(words.kmAway, { km: formatDistance(km, locale) });
  const found = nearest
    ? `${words.result}: ${inOneLine([nearest.place.name, away(nearest.km)], locale)}`
    : '';

  // What was chosen or pressed before hydration, read before React writes its own values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useLayoutEffect(() => {
    const area = controls.current?.querySelector('select')?.value;
    const pressed =
      CSS.supports('selector(:popover-open)') && document.querySelector(`#${WAIT}:popover-open`);
    if (area) choose(area);
    else if (pressed) locate();
  }, []);

  // What was asked for below the edge of the screen comes into it, at once and whole; the late answer stands in its place.
  const asked = locating || origin?.kind === 'area';
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each area that is chosen.
  useEffect(() => {
    if (asked) stage.current?.scrollIntoView({ block: 'nearest' });
  }, [asked, origin]);

  useEffect(() => {
    if (nearestSlug) rememberNearest(nearestSlug);
  }, [nearestSlug]);

  return (
    <div className="finder">
      <div className="finder-controls" ref={controls}>
        {/* It keeps its focus while it looks, which a disabled button would lose. */}
        <Button
          icon="pin"
          label={locating ? words.locating : words.button}
          aria-disabled={locating || undefined}
          popoverTarget={now ? undefined : WAIT}
          onClick={locating ? undefined : locate}
        />
        {!now && (
          <p id={WAIT} popover="manual" className="finder-wait">
            {words.locating}
          </p>
        )}
        <SelectField
          id="finder-area"
          label={words.or}
          value={origin?.kind === 'area' ? origin.name : ''}
          empty={words.areaEmpty}
          options={areas.map(({ name }) => ({ value: name, label: name }))}
          onChange={choose}
        />
        <p className="quiet">{words.privacy}</p>
      </div>
      <div ref={stage} className="finder-stage band-teal lattice" data-state={nearest ? 'found' : phase}>
        <p className="hidden-text" role="status">
          {locating ? `${words.locating} ${words.asking}` : found}
        </p>
        {/* Beside the answer, not in it: what makes room for the answer would be seen to move. */}
        {locating && (
          <div className="finder-asking" aria-hidden="true">
            <p className="eyebrow">{words.locating}</p>
            <p>{words.asking}</p>
          </div>
        )}
        <div className="finder-answer">
          {(phase === 'denied' || phase === 'unsupported') && (
            <p className="failure" role="alert">
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
            ? firstN(others).map(({ place, km }) => ({ branch: place, note: away(km) }))
            : firstN(branches).map((branch) => ({ branch, note: branch.hoursText }))
        }
        words={words}
        all={all}
        from={from}
      />
    </div>
  );
}
