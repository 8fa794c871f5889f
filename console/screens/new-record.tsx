import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type NewRecordRequest, publishingApi } from '../../contract/changes.ts';
import { pagePath } from '../../contract/routes.ts';
import { latinDigits } from '../../domain/digits.ts';
import { fill, fillIsolated } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { client, fetchJson, statusOf } from '../api.ts';
import { useConsole } from '../context.ts';
import { idOf } from '../editor/schema.ts';
import { Form, TextField, textsOf } from '../parts/fields.tsx';
import { DAYS } from '../parts/held-fields.tsx';

type NewRecordProps = {
  kind: NewRecordRequest['kind'];
  title: string;
  id?: string;
  facts?: Record<string, string>;
  /** More fields of the form; their names are those of NewRecordRequest, or of its facts. */
  children?: ReactNode;
  onCreated: (id: string) => void;
};

/** Parses coordinates as Google Maps copies them: '25.1142, 55.1985'. */
function coordinatesIn(text = ''): { lat: number; lng: number } | undefined {
  const [lat, lng] =
    latinDigits(text)
      .replaceAll('٫', '.')
      .match(/\d+\.\d+/g)
      ?.map(Number) ?? [];
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}

/** Creates drafts of a new branch, barber or article. Its address is derived from the name until the user edits it. */
export function NewRecord({
  kind,
  title,
  id: formId = `new-${kind}`,
  facts,
  children,
  onCreated,
}: NewRecordProps) {
  const { words, today } = useConsole();
  const { drafts, records } = words;
  const [name, setName] = useState('');
  const [address, setAddress] = useState<string>();
  const id = address ?? idOf(name);
  const subject = { slug: id || '…', id: id || '…' };
  const [isInvalid, setInvalid] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const isValid = id !== '' && idOf(id) === id;
      setInvalid(!isValid);
      if (!isValid) return;
      const postal = new FormData(form).getAll('postal');
      const filledIn = Object.entries(textsOf(form)).filter(([, value]) => value.trim());
      const {
        arabicName,
        coordinates,
        address: _,
        postal: __,
        name,
        ...rest
      }: Record<string, string> = Object.fromEntries(filledIn);
      const position = coordinatesIn(coordinates);
      const request = {
        kind,
        id,
        name,
        arabicName,
        addresses: Object.fromEntries(today.languages.map(({ locale }, index) => [locale, postal[index]])),
        facts: { ...facts, ...rest, ...(position && { coordinates: position }) },
      };
      await fetchJson(publishingApi.new, 'POST', request);
      await client.invalidateQueries({ queryKey: [publishingApi.content] });
      form.reset();
      setName('');
      setAddress(undefined);
      onCreated(id);
    },
  });
  const isTaken = statusOf(error) === 409;
  const addressError = isTaken ? error?.message : isInvalid ? records.nameHint : undefined;
  return (
    <details className="card console-card">
      <summary id={formId}>{title}</summary>
      <Form className="stack" onSubmit={mutate} isPending={isPending}>
        <TextField
          id={`${formId}-name`}
          name="name"
          label={kind === 'article' ? records.articleTitle : records.name}
          required
          value={name}
          onChange={setName}
        />
        <TextField
          id={`${formId}-address`}
          name="address"
          label={records.address}
          dir="ltr"
          required
          value={id}
          onChange={setAddress}
          error={addressError}
          hint={
            addressError ? undefined : fillIsolated(records.addressHint, { path: pagePath(kind, subject) })
          }
        />
        {kind !== 'article' && (
          <TextField
            id={`${formId}-arabic`}
            name="arabicName"
            label={records.arabicName}
            dir="rtl"
            lang="ar"
            required={kind === 'branch'}
          />
        )}
        {children}
        <Button type="submit" label={title} />
        <p role="alert">{error && !isTaken && (error.message || drafts.failed)}</p>
      </Form>
    </details>
  );
}

/** Creates a new branch with the default texts. */
export function NewBranch({ onCreated }: Pick<NewRecordProps, 'onCreated'>) {
  const { words, today } = useConsole();
  const { records, editor } = words;
  const field = (name: string, label: string, hint?: string) => (
    <TextField id={`new-branch-${name}`} name={name} label={label} hint={hint} />
  );
  return (
    <NewRecord kind="branch" title={records.newBranch} onCreated={onCreated}>
      {field('shortName', records.shortName)}
      {today.languages.map(({ locale, name: language }) => (
        <TextField
          key={locale}
          id={`new-branch-postal-${locale}`}
          name="postal"
          label={fill(editor.inLanguage, { name: records.postal, language })}
          lang={locale}
          dir="auto"
          required
        />
      ))}
      <TextField id="new-branch-opens" name="opens" label={records.firstDay} type="date" {...DAYS} required />
      {field('phone', records.phone)}
      {field('whatsapp', records.whatsapp)}
      {field('coordinates', records.coordinates, records.coordinatesHint)}
      {field('googlePlaceId', records.place)}
    </NewRecord>
  );
}
