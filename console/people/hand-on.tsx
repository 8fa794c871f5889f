import { useRef, useState } from 'react';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import type { ConsoleWords } from '../words.ts';

type HandOnProps = { words: ConsoleWords['people']; path: string; name: string };

/** A link to copy, which nobody sees again. */
export function HandOn({ words, path, name }: HandOnProps) {
  const [copied, setCopied] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const link = `${location.origin}${path}`;
  const copy = async () => {
    field.current?.select();
    // Without TLS a browser has no clipboard for pages: what is selected can be copied by hand.
    await navigator.clipboard?.writeText(link);
    setCopied(link);
  };
  return (
    <div className="card stack">
      <p>{fill(words.handOn, { name })}</p>
      <Field id="hand-on" label={words.link}>
        {(control) => <input {...control} ref={field} readOnly dir="ltr" value={link} />}
      </Field>
      <Button label={copied === link ? words.copied : words.copy} onClick={copy} />
    </div>
  );
}
