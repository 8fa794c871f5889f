import './share-row.css';
import { Icon } from '../../components/icon.tsx';
import { track } from '../../components/track.ts';

export type ShareRowProps = {
  label: string;
  sheet: string;
  whatsapp: { label: string; href: string };
  url: string;
  location: string;
};

/** The browser's own sheet, shown by script where there is one, and a chat that asks whom to send it to. */
export function ShareRow({ label, sheet, whatsapp, url, location }: ShareRowProps) {
  const by = track({ event: 'share', section: 'blog', location });
  return (
    <section className="share" aria-label={label}>
      <p>
        <b>{label}</b>
      </p>
      <div className="row">
        <button type="button" className="button button-quiet" hidden data-share={url} {...by}>
          <Icon name="share" />
          <span>{sheet}</span>
        </button>
        <a className="button button-quiet" href={whatsapp.href} target="_blank" rel="noopener" {...by}>
          <Icon name="whatsapp" />
          <span>{whatsapp.label}</span>
        </a>
      </div>
    </section>
  );
}
