import './floating-whatsapp.css';
import { Icon } from '../icon.tsx';
import { type Track, track } from '../track.ts';

export type FloatingWhatsappProps = {
  label: string;
  newTabNote: string;
  /** Two lines: what a click does, and what hovering shows. */
  tooltip: [string, string];
  main: { href: string; by: Track };
  listLabel: string;
  branches: { name: string; href: string; by: Track }[];
  /** Leads to the branches that have no line here. */
  all?: { label: string; href: string };
};

/** Appears after two seconds by CSS; hover, focus or touch opens the list, `browser/floating.ts` adds the touch. */
export function FloatingWhatsapp(props: FloatingWhatsappProps) {
  const { label, newTabNote, tooltip, main, listLabel, branches, all } = props;
  return (
    <aside className="floating" aria-label={label}>
      {/* First, so that the list follows it in the order of Tab; the styles show it last. */}
      <a
        className="floating-main"
        href={main.href}
        target="_blank"
        rel="noopener"
        aria-label={label}
        aria-describedby="floating-tooltip"
        {...track(main.by)}
      >
        <Icon name="whatsapp" />
      </a>
      <ul className="floating-list" aria-label={listLabel}>
        {branches.map(({ name, href, by }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener" {...track(by)}>
              <Icon name="whatsapp" /> {name}
              <span className="hidden-text">{newTabNote}</span>
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
        <b>{tooltip[0]}</b> <span>{tooltip[1]}</span>
      </p>
    </aside>
  );
}
