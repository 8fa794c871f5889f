import type { Timetable } from '../../domain/opening-hours.ts';

/** `clocks` says every time of the timetable: '01:00' is '1:00 AM'. */
export type OpenBadgeWords = {
  open: string;
  closed: string;
  opensAt: string;
  closesAt: string;
  clocks: Record<string, string>;
};
export type OpenBadgeProps = { timetable: Timetable; words: OpenBadgeWords };

/** Empty until the page's script knows the time in Dubai: a built page cannot say 'open now' honestly. */
export function OpenBadge({ timetable, words }: OpenBadgeProps) {
  return (
    <span
      data-open-hours={JSON.stringify(timetable)}
      data-words={JSON.stringify(words)}
      // The page's script fills it, also before an island around it is hydrated: React leaves it alone.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
      dangerouslySetInnerHTML={{ __html: '<span class="open-badge" hidden></span>' }}
    />
  );
}
