import './finder/finder.css';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { place } from '../../contract/events.ts';
import { rankByDistance } from '../../domain/distance.ts';
import { formatDistance } from '../../domain/format.ts';
import { openStatus } from '../../domain/opening-hours.ts';
import { fill, inOneLine } from '../../domain/text.ts';
import { timetableToday } from '../../domain/today.ts';
import { Button } from '../components/button.tsx';
import { AreaField } from './finder/area-field.tsx';
import type { Area } from './finder/areas.ts';
import {
  BranchRows,
  type FinderBranch,
  type FinderService,
  type FinderWords,
  NearestResult,
} from './finder/branches.tsx';
import { Chart } from './finder/chart.tsx';
import { useNow, useOrigin } from './finder/use-origin.ts';
import { report } from './report.ts';
import { store } from './storage.ts';
import { useToday } from './use-today.ts';

export type NearestBranchProps = {
  branches: FinderBranch[];
  /** Districts, for visitors who keep their position to themselves. */
  areas: Area[];
  words: FinderWords;
  locale: string;
  /** What the page is about. */
  service?: FinderService;
  /** On a page about none: all of them, by the id that /booking gives them and by the address of the page about them. */
  services?: Record<string, FinderService>;
};

const WAIT = 'finder-wait';
/** Further away a distance tells nobody anything. */
const FAR_KM = 100;

/** What stands in the address of this page ('?service=haircut') or of the one before, or what that one was about. */
function askedFor(services: Record<string, FinderService>): FinderService | undefined {
  const pages = [location.href, document.referrer].filter((page) => page.startsWith(`${location.origin}/`));
  const asked = pages
    .map((page) => new URL(page))
    .flatMap((page) => [page.searchParams.get('service') ?? '', page.pathname]);
  const known = asked.find((name) => Object.hasOwn(services, name));
  return services[known ?? ''];
}

export function NearestBranch(props: NearestBranchProps) {
  const { areas, words, locale, services = {} } = props;
  const now = useNow();
  const today = useToday();
  const known = props.branches.map((branch) => {
    const ofToday = today[branch.slug];
    return { ...branch, timetable: timetableToday(branch.timetable, ofToday), today: ofToday };
  });
  const { phase, origin, locate, choose } = useOrigin();
  const stage = useRef<HTMLDivElement>(null);
  const locating = phase === 'locating';
  const from = origin?.area ? undefined : origin?.at;
  // The built page knows no address: what it says must not depend on one.
  const service = props.service ?? (now && askedFor(services));
  const offering = known.filter(({ slug }) => service?.branches?.includes(slug));
  const branches = offering.length ? offering : known;
  const [nearest, ...others] = origin ? rankByDistance(origin.at, branches) : [];
  const nearestSlug = nearest?.place.slug;
  const isFar = nearest !== undefined && nearest.km > FAR_KM;
  const away = (km: number) =>
    isFar
      ? fill(words.farAway, { km: String(FAR_KM) })
      : fill(words.kmAway, { km: formatDistance(km, locale) });
  const isOpen = ({ timetable }: FinderBranch) => now !== undefined && openStatus(timetable, now).open;
  const open = nearest && !isOpen(nearest.place) ? others.find(({ place }) => isOpen(place)) : undefined;
  const heard = (title: string, entry: typeof nearest) =>
    entry ? `${title}: ${inOneLine([entry.place.name, away(entry.km)], locale)}` : [];
  const found = [heard(words.result, nearest), heard(words.open, open)].flat();

  // What was pressed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useLayoutEffect(() => {
    if (CSS.supports('selector(:popover-open)') && document.querySelector(`#${WAIT}:popover-open`)) locate();
  }, []);

  // What was asked for below the edge of the screen comes into it, at once and whole; the late answer stands in its place.
  const asked = locating || origin?.area !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each area that is chosen.
  useEffect(() => {
    if (asked) stage.current?.scrollIntoView({ block: 'nearest' });
  }, [asked, origin]);

  // For the bar at the foot of phones (browser/frame.ts), on this page and the next ones: the branch, never a position.
  useEffect(() => {
    if (!nearestSlug) return;
    store('nearest-branch', nearestSlug);
    report({ event: 'nearest_branch', section: 'finder', location: place('{branch}', nearestSlug) });
  }, [nearestSlug]);

  return (
    <div className="finder">
      <div className="finder-controls">
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
        <AreaField areas={areas} chosen={origin?.area ?? ''} words={words} onChoose={choose} />
        <p className="quiet">{words.privacy}</p>
      </div>
      <div ref={stage} className="finder-stage band-teal lattice" data-state={nearest ? 'found' : phase}>
        <p className="hidden-text" role="status">
          {locating ? `${words.locating} ${words.asking}` : found.join('. ')}
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
              isFar={isFar}
              service={service}
              open={open && { branch: open.place, distance: away(open.km) }}
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
          branches={nearest ? [nearest, ...others].map(({ place }) => place) : props.branches}
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
            ? others.map(({ place, km }) => ({
                branch: place,
                note: `${away(km)} · ${isOpen(place) ? words.badge.open : words.badge.closed}`,
              }))
            : props.branches.map((branch) => ({ branch, note: branch.hoursText }))
        }
        words={words}
        from={from}
      />
    </div>
  );
}
