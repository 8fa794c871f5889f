import './share-row.css';
import type { PlaceOf } from '../../../contract/events.ts';
import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import type { Track } from '../../components/track.ts';

export type ShareRowProps = {
  label: string;
  sheet: string;
  whatsapp: { label: string; href: string };
  url: string;
  location: PlaceOf<'share', 'blog'>;
};

/** The browser's own sheet, shown by script where there is one, and a chat that asks whom to send it to. */
export function ShareRow({ label, sheet, whatsapp, url, location }: ShareRowProps) {
  const by: Track = { event: 'share', section: 'blog', location };
  return (
    <section className="share" aria-label={label}>
      <p>
        <b>{label}</b>
      </p>
      <div className="row">
        <Button kind="quiet" icon="share" label={sheet} hidden data-share={url} by={by} />
        <ButtonLink kind="quiet" icon="whatsapp" label={whatsapp.label} href={whatsapp.href} newTab by={by} />
      </div>
    </section>
  );
}
