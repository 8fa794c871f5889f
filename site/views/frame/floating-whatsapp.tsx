import './floating-whatsapp.css';
import { place } from '../../../contract/events.ts';
import { Icon } from '../../components/icon.tsx';
import { track } from '../../components/track.ts';
import { chatHref, listedBranches } from '../../model/parts/branch.ts';
import type { Frame } from '../../model/parts/page.ts';

const by = { event: 'whatsapp_booking', section: 'floating_button' } as const;

/** Appears after two seconds by CSS; hover, focus or touch opens the list, `browser/frame.ts` adds the touch. */
export function FloatingWhatsapp({ edition, branch: own }: Frame) {
  const { floating, frame } = edition.words.interface;
  const { mainBranch } = edition;
  const { branches, all } = listedBranches(edition, { own });
  return (
    <aside className="floating" aria-label={floating.label}>
      {/* First, so that the list follows it in the order of Tab; the styles show it last. */}
      <a
        className="floating-main"
        href={chatHref(edition, mainBranch)}
        target="_blank"
        rel="noopener"
        aria-label={floating.label}
        aria-describedby="floating-tooltip"
        {...track({ ...by, location: place('{branch}-direct', mainBranch.slug) })}
      >
        <Icon name="whatsapp" />
      </a>
      <ul className="floating-list" aria-label={floating.listLabel}>
        {branches.map((branch) => (
          <li key={branch.slug}>
            <a
              href={chatHref(edition, branch)}
              target="_blank"
              rel="noopener"
              {...track({ ...by, location: place('{branch}', branch.slug) })}
            >
              <Icon name="whatsapp" /> {branch.name}
              <span className="hidden-text">{` ${frame.newTab}`}</span>
            </a>
          </li>
        ))}
        {all && (
          <li>
            <a href={all.href}>{all.label}</a>
          </li>
        )}
      </ul>
      <p className="floating-tooltip" role="tooltip" id="floating-tooltip">
        <b>{floating.tooltip[0]}</b> <span>{floating.tooltip[1]}</span>
      </p>
    </aside>
  );
}
