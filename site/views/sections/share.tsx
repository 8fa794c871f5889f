import type { TrackedEvent } from '../../../contract/events.ts';
import { whatsappShareLink } from '../../../domain/links.ts';
import type { Edition } from '../../../edition/edition.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { absolute } from '../../model/parts/addresses.ts';

type ShareProps = {
  edition: Edition;
  href: string;
  /** Precedes the address in the chat. */
  text: string;
  by: Extract<TrackedEvent, { event: 'share' }>;
};

/** A native share button, shown by browser/share.ts if supported, and a WhatsApp link that lets visitors pick a contact. */
export function ShareButtons({ edition, href, text, by }: ShareProps) {
  const { sheet, whatsapp } = edition.words.interface.share;
  const url = absolute(href);
  return (
    <>
      <Button kind="text" label={sheet} hidden data-share={url} by={by} />
      <ButtonLink kind="text" label={whatsapp} href={whatsappShareLink(`${text} ${url}`)} newTab by={by} />
    </>
  );
}
