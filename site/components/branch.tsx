import type { TrackedEvent } from '../../contract/events.ts';
import type { OpenWords, Timetable } from '../../domain/opening-hours.ts';
import { track } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

/** `describe` adds the branch to the accessible name. */
export type Contact = { label: string; describe: string; href: string; by: TrackedEvent };
export type BranchContactLinksProps = { phone: Contact; whatsapp: Contact; directions?: Contact };

const ContactLink = ({
  icon,
  label,
  describe,
  href,
  by,
  newTab,
}: Contact & { icon: IconName; newTab?: boolean }) => (
  <a href={href} {...(newTab && { target: '_blank', rel: 'noopener' })} {...track(by)}>
    <Icon name={icon} /> <bdi>{label}</bdi> <span className="hidden-text">{describe}</span>
  </a>
);

/** Links to call, chat and get directions. */
export const BranchContactLinks = ({ phone, whatsapp, directions }: BranchContactLinksProps) => (
  <>
    <ContactLink icon="phone" {...phone} />
    <ContactLink icon="whatsapp" newTab {...whatsapp} />
    {directions && <ContactLink icon="directions" newTab {...directions} />}
  </>
);

/** Words for all badges of a page; `clocks` are the preformatted times of the timetables: '01:00' is '1:00 AM'. */
export type OpenBadgeWords = OpenWords & { clocks: Record<string, string> };

/** Filled in by browser/open-badges.ts, because a built page does not know the current time. */
export function OpenBadge({ branch, timetable }: { branch: string; timetable: Timetable }) {
  return (
    <span
      data-branch={branch}
      data-open-hours={JSON.stringify(timetable)}
      // The script may fill it before a surrounding island hydrates.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
      dangerouslySetInnerHTML={{ __html: '<span class="badge" hidden></span>' }}
    />
  );
}

/** Today's waiting time and notice, filled in by browser/show-today.ts; `name` is announced with it in lists of branches. */
export const TodayNote = ({ branch, name }: { branch: string; name?: string }) => (
  <span
    className="today-note"
    aria-live="polite"
    data-today={branch}
    data-name={name}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
    dangerouslySetInnerHTML={{ __html: '' }}
  />
);
