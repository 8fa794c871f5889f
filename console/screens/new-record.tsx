import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ID, type NewRecordRequest, publishingApi } from '../../contract/changes.ts';
import { pagePath } from '../../contract/routes.ts';
import { latinDigits } from '../../domain/digits.ts';
import { changedBy } from '../../domain/field-path.ts';
import { fill, fillIsolated } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { fetchJson, reload, statusOf } from '../api.ts';
import { useConsole } from '../context.ts';
import { idOf } from '../editor/schema.ts';
import { Form, TextField, textsOf } from '../parts/fields.tsx';
import { DAYS } from '../parts/held-fields.tsx';
import { Fold } from '../parts/rows.tsx';

type NewRecordProps = {
  kind: NewRecordRequest['kind'];
  title: string;
  id?: string;
  /** More fields of the form; their names are paths in NewRecordRequest. */
  children?: ReactNode;
  onCreated: (id: string) => void;
};

const COORDINATES = 'facts.coordinates';

/** Parses coordinates as Google Maps copies them: '25.1142, 55.1985'. */
function coordinatesIn(text: string): { lat: number; lng: number } | undefined {
  const [lat, lng] =
    latinDigits(text)
      .replaceAll('٫', '.')
      .match(/\d+\.\d+/g)
      ?.map(Number) ?? [];
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}

/**
 * Creates drafts of a new branch, barber or article. Its address is derived from the name until the user edits it. The caller
 * removes the form, or shows a new one.
 */
export function NewRecord({ kind, title, id: formId = `new-${kind}`, children, onCreated }: NewRecordProps) {
  const { drafts, records } = useConsole().words;
  const [name, setName] = useState('');
  const [address, setAddress] = useState<string>();
  const id = address ?? idOf(name);
  const subject = { slug: id || '…', id: id || '…' };
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const filledIn = Object.entries(textsOf(form)).filter(([, text]) => text.trim());
      const request = changedBy(
        { kind },
        filledIn.map(([path, text]) => ({
          path: path.split('.'),
          value: path === COORDINATES ? coordinatesIn(text) : text,
        })),
      );
      await fetchJson(publishingApi.new, 'POST', request);
      await reload(publishingApi.content);
      onCreated(id);
    },
  });
  const isTaken = statusOf(error) === 409;
  return (
    <Fold id={formId} icon="plus" title={title}>
      <Form className="grid" onSubmit={mutate} isPending={isPending}>
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
          name="id"
          label={records.address}
          dir="ltr"
          required
          value={id}
          pattern={ID.source}
          title={records.nameHint}
          onChange={setAddress}
          error={isTaken ? error?.message : undefined}
          hint={isTaken ? undefined : fillIsolated(records.addressHint, { path: pagePath(kind, subject) })}
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
    </Fold>
  );
}

/** Creates a new branch with the default texts. */
export function NewBranch({ onCreated }: Pick<NewRecordProps, 'onCreated'>) {
  const { words, today } = useConsole();
  const { records, editor } = words;
  const field = (name: string, label: string, hint?: string) => (
    <TextField id={`new-branch-${name}`} name={`facts.${name}`} label={label} hint={hint} />
  );
  return (
    <NewRecord kind="branch" title={records.newBranch} onCreated={onCreated}>
      {field('shortName', records.shortName)}
      {today.languages.map(({ locale, name: language }) => (
        <TextField
          key={locale}
          id={`new-branch-postal-${locale}`}
          name={`addresses.${locale}`}
          label={fill(editor.inLanguage, { name: records.postal, language })}
          lang={locale}
          dir="auto"
          required
        />
      ))}
      <TextField
        id="new-branch-first-day"
        name="facts.firstDay"
        label={records.firstDay}
        type="date"
        {...DAYS}
        required
      />
      {field('phone', records.phone)}
      {field('whatsapp', records.whatsapp)}
      {field('coordinates', records.coordinates, records.coordinatesHint)}
      {field('googlePlaceId', records.place)}
    </NewRecord>
  );
}
