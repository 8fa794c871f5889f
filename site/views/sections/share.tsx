import type { Reported } from '../../../contract/events.ts';
import type { Edition } from '../../../edition/edition.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { absolute } from '../../model/parts/addresses.ts';

type ShareProps = {
  edition: Edition;
  href: string;
  /** What is said before the address. */
  text: string;
  by: Extract<Reported, { event: 'share' }>;
};

/** The browser's own sheet, shown by script where there is one, and a chat that asks whom to send it to. */
export function ShareButtons({ edition, href, text, by }: ShareProps) {
  const { sheet, whatsapp } = edition.words.interface.share;
  const url = absolute(href);
  return (
    <>
      <Button kind="quiet" icon="share" label={sheet} hidden data-share={url} by={by} />
      <ButtonLink
        kind="quiet"
        icon="whatsapp"
        label={whatsapp}
        href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
        newTab
        by={by}
      />
    </>
  );
}
