import './finder/finder.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { place } from '../../contract/events.ts';
import { rankByDistance } from '../../domain/distance.ts';
import { formatDistance } from '../../domain/format.ts';
import { fitsNow, openStatus } from '../../domain/opening-hours.ts';
import { fill, joinWithComma } from '../../domain/text.ts';
import { comingText, timetableToday, waitNow } from '../../domain/today.ts';
import { Button } from '../components/button.tsx';
import { SelectField } from '../components/field.tsx';
import type { FinderService, finder } from '../model/parts/islands.ts';
import { BranchRows, type FinderBranch, NearestResult } from './finder/branches.tsx';
import { useOrigin } from './finder/use-origin.ts';
import { useEnteredEarly } from './form-values.ts';
import { report } from './report.ts';
import { store } from './storage.ts';
import { useNow } from './use-now.ts';
import { TODAY, useToday } from './use-today.ts';

/** The last option of the list of areas. */
const MISSING = 'missing';
/** Distances beyond this are not useful. */
const FAR_KM = 100;

/** The service in the query ('?service=haircut') of this or the previous page, or the previous page's service. */
function requestedService(services: Record<string, FinderService>): FinderService | undefined {
  const pages = [location.href, document.referrer].filter((page) => page.startsWith(`${location.origin}/`));
  const candidates = pages
    .map((page) => new URL(page))
    .flatMap((page) => [page.searchParams.get('service') ?? '', page.pathname]);
  const key = candidates.find((name) => Object.hasOwn(services, name));
  return services[key ?? ''];
}

/** Whether browser/on-interaction.ts has marked the built button as pressed. */
const isBuiltButtonPressed = () =>
  typeof document !== 'undefined' && document.querySelector('.finder-controls [aria-disabled]') !== null;

export function NearestBranch(props: ReturnType<typeof finder>) {
  const { areas, words, locale, folded, services = {} } = props;
  const [now] = useNow();
  const today = useToday();
  const { phase, origin, locate, choose } = useOrigin();
  const controls = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const locating = phase === 'locating';
  const refused = phase === 'denied' || phase === 'unsupported';
  const from = origin?.area ? undefined : origin?.at;
  // Only after hydration, because the built page does not know the address.
  const service = now && requestedService(services);
  const offering = props.branches.filter(({ slug }) => service?.branches?.includes(slug));
  const branches = offering.length ? offering : props.branches;
  const [nearest, ...others] = origin ? rankByDistance(origin.at, branches) : [];
  const nearestSlug = nearest?.place.slug;
  const isActive = phase !== 'idle' || nearest !== undefined;
  const isFar = nearest !== undefined && nearest.km > FAR_KM;
  const away = (km: number) =>
    isFar
      ? fill(words.farAway, { km: String(FAR_KM) })
      : fill(words.kmAway, { km: formatDistance(km, locale) });
  const statusAt = (at: Date, { slug, timetable }: FinderBranch) =>
    openStatus(timetableToday(timetable, today[slug]), at);
  const isOpen = (branch: FinderBranch) => now !== undefined && statusAt(now, branch).open;
  const open = nearest && !isOpen(nearest.place) ? others.find(({ place }) => isOpen(place)) : undefined;
  const openSlug = open?.place.slug;
  const announcementOf = (title: string, entry: typeof nearest) =>
    entry ? `${title}: ${joinWithComma([entry.place.name, away(entry.km)], locale)}` : [];
  const results = [announcementOf(words.result, nearest), announcementOf(words.open, open)].flat();

  // Handles a click before hydration. The first render must match the pressed button, and on a page that the browser has
  // translated, hydration replaces it, so its state is read while rendering.
  const [wasPressed] = useState(isBuiltButtonPressed);
  const isBusy = locating || (wasPressed && !now);
  const [unfolded, setUnfolded] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const chooseArea = (name = '') => {
    setMissing(name === MISSING);
    choose(areas.find((area) => area.name === name));
  };
  const isUnlisted = isMissing && !origin;
  const announced = isUnlisted ? words.areaHelp : results.join('. ');
  useEnteredEarly('.finder-controls', ({ area }) => area && chooseArea(area));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useLayoutEffect(() => {
    if (!wasPressed) return;
    setUnfolded(true);
    locate();
  }, []);

  // Scrolls to the place of the result immediately, so that a late result does not shift the page; without one back to the field.
  const isRequested = locating || origin?.area !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each area that is chosen.
  useEffect(() => {
    if (isRequested) stage.current?.scrollIntoView({ block: 'nearest' });
    if (refused) controls.current?.scrollIntoView({ block: 'nearest' });
    // The button that had the focus may now be above the screen.
    if (from) stage.current?.focus({ preventScroll: true });
  }, [isRequested, refused, origin]);

  // Stores the branch, never the position, for the bottom bar on this and later pages (browser/frame.ts).
  useEffect(() => {
    if (!nearestSlug) return;
    store('nearest-branch', nearestSlug);
    report({ event: 'nearest_branch', section: 'finder', location: place('{branch}', nearestSlug) });
  }, [nearestSlug]);

  // The scripts of the page fill in the badges of the branches shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each branch that is shown.
  useEffect(() => {
    if (nearestSlug) document.dispatchEvent(new Event(TODAY));
  }, [nearestSlug, openSlug]);

  return (
    <div className="finder grid">
      <div ref={controls} className="finder-controls grid grid-start">
        {/* Not disabled while locating, because a disabled button loses focus. */}
        <Button
          icon="pin"
          label={isBusy ? words.locating : words.button}
          aria-disabled={isBusy || undefined}
          data-pending={words.locating}
          onClick={() => {
            setUnfolded(true);
            if (!isBusy) locate();
          }}
        />
        {(!folded || unfolded) && (
          <SelectField
            id="finder-area"
            name="area"
            label={words.or}
            empty={words.areaEmpty}
            hint={isUnlisted ? words.areaHelp : undefined}
            value={origin?.area ?? (isUnlisted ? MISSING : '')}
            options={[
              ...areas.map(({ name }) => ({ value: name, label: name })),
              { value: MISSING, label: words.areaMissing },
            ]}
            onChange={chooseArea}
          />
        )}
        <p className="quiet">{words.privacy}</p>
      </div>
      <p className="hidden-text" role="status">
        {locating ? `${words.locating} ${words.asking}` : announced}
      </p>
      <div
        ref={stage}
        tabIndex={-1}
        className="finder-stage band-teal lattice"
        data-state={nearest ? 'found' : phase}
        hidden={!isActive}
      >
        {/* Outside the result, to avoid a layout shift. */}
        {locating && (
          <div className="finder-asking aside" aria-hidden="true">
            <p className="eyebrow">{words.locating}</p>
            <p>{words.asking}</p>
          </div>
        )}
        {refused && (
          <p className="failure" role="alert">
            {words[phase]}
          </p>
        )}
        {nearest && (
          <NearestResult
            key={nearestSlug}
            branch={nearest.place}
            distance={away(nearest.km)}
            isOpen={isOpen(nearest.place)}
            isFar={isFar}
            service={service}
            open={open && { branch: open.place, distance: away(open.km) }}
            from={from}
            coming={
              now &&
              fitsNow(statusAt(now, nearest.place), now) &&
              comingText(words.coming, {
                branch: nearest.place.name,
                km: from && !isFar ? formatDistance(nearest.km, locale) : undefined,
                wait: waitNow(words.waiting, today[nearest.place.slug], now),
              })
            }
            words={words}
          />
        )}
      </div>
      {nearest && (
        <BranchRows
          title={words.others}
          rows={others.map(({ place, km }) => ({ branch: place, distance: away(km) }))}
          words={words}
          from={from}
        />
      )}
    </div>
  );
}
