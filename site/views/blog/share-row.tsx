import './share-row.css';
import { Icon } from '../../components/icon.tsx';
import { track } from '../../components/track.ts';

export type ShareRowProps = {
  label: string;
  /** The browser's own sheet; shown by script where there is one. */
  sheet: string;
  copy: string;
  copied: string;
  whatsapp: { label: string; href: string };
  title: string;
  url: string;
  location: string;
};

export function ShareRow({ label, sheet, copy, copied, whatsapp, title, url, location }: ShareRowProps) {
  const by = track({ event: 'share', section: 'blog', location });
  return (
    <section className="share" aria-label={label} data-share={url} data-title={title}>
      <p>
        <b>{label}</b>
      </p>
      <div className="row">
        <button type="button" className="button button-quiet" hidden data-share-by="sheet" {...by}>
          <Icon name="share" />
          <span>{sheet}</span>
        </button>
        <button
          type="button"
          className="button button-quiet"
          hidden
          data-share-by="copy"
          data-done={copied}
          {...by}
        >
          <Icon name="check" />
          <span role="status">{copy}</span>
        </button>
        <a className="button button-quiet" href={whatsapp.href} target="_blank" rel="noopener" {...by}>
          <Icon name="whatsapp" />
          <span>{whatsapp.label}</span>
        </a>
      </div>
    </section>
  );
}
