import { useRef, useState } from 'react';
import { whatsappShareLink } from '../../../domain/links.ts';
import { fill } from '../../../domain/text.ts';
import { Button, ButtonLink } from '../../../site/components/button.tsx';
import { useConsole } from '../../context.ts';
import { TextField } from '../../parts/fields.tsx';

/** A link to copy, which is shown only once. */
export function InviteLink({ path, name }: { path: string; name: string }) {
  const words = useConsole().words.people;
  const [copied, setCopied] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const link = `${location.origin}${path}`;
  const copy = async () => {
    input.current?.select();
    // Without TLS there is no clipboard API; the user can copy the selected text by hand.
    await navigator.clipboard?.writeText(link);
    setCopied(link);
  };
  return (
    <div className="card stack">
      <p>{fill(words.inviteLink, { name })}</p>
      <TextField ref={input} id="invite-link" label={words.link} readOnly dir="ltr" value={link} />
      <div className="row">
        <ButtonLink
          kind="whatsapp"
          icon="whatsapp"
          label={words.whatsapp}
          href={whatsappShareLink(fill(words.whatsappText, { name, link }))}
          newTab
        />
        <Button kind="quiet" label={copied === link ? words.copied : words.copy} onClick={copy} />
      </div>
    </div>
  );
}
