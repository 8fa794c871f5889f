import './contact.css';
import { place } from '../../../contract/events.ts';
import { routes } from '../../../contract/routes.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import { OpenBadge } from '../../components/branch.tsx';
import { nofollow, track } from '../../components/button.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { callLink, chatHref, chatLink, directionsLink, listedBranches } from '../../model/parts/branch.ts';
import type { Frame } from '../../model/parts/page.ts';

const IconLabel = ({ icon, label }: { icon: IconName; label: string }) => (
  <>
    <Icon name={icon} />
    <span>{label}</span>
  </>
);

/** A call or directions link for the page's branch, or else a button that opens a list of branches. */
function ThumbAction({ edition, branch: own, way }: Frame & { way: 'call' | 'directions' }) {
  const { bar, labels, ofBranch } = edition.words.interface;
  const calls = way === 'call';
  const label = calls ? labels.call : bar.directions;
  const icon = calls ? 'phone' : 'directions';
  const id = calls ? 'thumb-call' : 'thumb-way';
  const of = (branch: string) => edition.fill(ofBranch[way], { branch });
  const linkOf = (branch: Branch) => (calls ? callLink(branch) : directionsLink(branch, 'thumb_bar'));
  const { branches, all } = own ? { branches: [own] } : listedBranches(edition);
  const [first, second] = branches;
  if (first && !second) {
    const { href, by } = linkOf(first);
    return (
      <a href={href} aria-label={`${label} ${of(first.name)}`} {...track(by)}>
        <IconLabel icon={icon} label={label} />
      </a>
    );
  }
  return (
    <>
      <button type="button" popoverTarget={id}>
        <IconLabel icon={icon} label={label} />
      </button>
      {/* browser/frame.ts replaces * by the name of the nearest branch. */}
      <div id={id} popover="auto" className="sheet" data-of={of('*')}>
        <p className="eyebrow">{calls ? bar.callTitle : bar.directionsTitle}</p>
        {branches.map((branch) => {
          const { href, by } = linkOf(branch);
          return (
            <a key={branch.slug} href={href} data-name={branch.name} {...track(by)}>
              <span>
                {branch.name}
                {calls && (
                  <>
                    <small>
                      <bdi>{branch.phone}</bdi>
                      {`\u00a0· ${branch.hoursText}`}
                    </small>
                    <OpenBadge branch={branch.slug} timetable={branch.timetable} />
                  </>
                )}
              </span>
            </a>
          );
        })}
        {all && <a href={all.href}>{all.label}</a>}
      </div>
    </>
  );
}

/** The bottom bar on phones, beside the floating button; on home CSS shows it after the hero. /booking has its own bar. */
export function ThumbBar(frame: Frame) {
  const { edition, path, branch } = frame;
  const { bar } = edition.words.interface;
  if (path === routes.booking) return null;
  const book = edition.href('book', branch && { branch: branch.slug });
  return (
    <nav className={path === routes.home ? 'thumb-bar thumb-bar-later' : 'thumb-bar'} aria-label={bar.label}>
      <a
        href={book}
        rel={nofollow(book)}
        {...track({
          event: 'book_click',
          section: 'thumb_bar',
          location: branch ? place('{branch}', branch.slug) : 'any',
        })}
      >
        <IconLabel icon="calendar" label={bar.book} />
      </a>
      <ThumbAction {...frame} way="call" />
      <ThumbAction {...frame} way="directions" />
      {/* The floating button lands on its icon. */}
      <span aria-hidden="true">
        <IconLabel icon="whatsapp" label={edition.words.interface.labels.whatsapp} />
      </span>
    </nav>
  );
}

/** CSS shows it after two seconds and opens the list on hover and focus; `browser/frame.ts` handles touch. */
export function FloatingWhatsapp({ edition, branch: own }: Frame) {
  const { floating, frame } = edition.words.interface;
  const { mainBranch } = edition;
  const { branches: listed, all } = listedBranches(edition, { own });
  const branches = own ? [own, ...listed.filter(({ slug }) => slug !== own.slug)] : listed;
  return (
    <aside className="floating" aria-label={floating.label}>
      {/* First in tab order, but displayed last. */}
      <a
        className="floating-main"
        href={chatHref(edition, mainBranch)}
        target="_blank"
        rel="noopener"
        aria-label={floating.label}
        aria-describedby="floating-tooltip"
        {...track({
          event: 'whatsapp_booking',
          section: 'floating_button',
          location: place('{branch}-direct', mainBranch.slug),
        })}
      >
        <Icon name="whatsapp" />
      </a>
      <ul className="floating-list" aria-label={floating.listLabel}>
        {branches.map((branch) => {
          const { href, by } = chatLink(edition, branch, 'floating_button');
          return (
            <li key={branch.slug}>
              <a href={href} target="_blank" rel="noopener" {...track(by)}>
                <Icon name="whatsapp" />
                <span>
                  {branch.name} {branch === own && <span className="quiet">{floating.here}</span>}{' '}
                  <OpenBadge branch={branch.slug} timetable={branch.timetable} />
                </span>
                <span className="hidden-text">{` ${frame.newTab}`}</span>
              </a>
            </li>
          );
        })}
        {all && (
          <li>
            <a href={all.href}>{all.label}</a>
          </li>
        )}
      </ul>
      <p className="floating-tooltip lines" role="tooltip" id="floating-tooltip">
        <b>{floating.tooltip[0]}</b> <span>{floating.tooltip[1]}</span>
      </p>
    </aside>
  );
}
