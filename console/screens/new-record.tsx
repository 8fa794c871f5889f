import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type NewOrder, publishingApi } from '../../contract/publishing.ts';
import { pagePath } from '../../contract/routes.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { SelectField } from '../../site/components/field.tsx';
import { ask, client, statusOf } from '../api.ts';
import { useConsole } from '../context.ts';
import { idOf } from '../editor/schema.ts';
import { useOptions } from '../editor/use-options.ts';
import { DateField, Form, TextField } from '../parts/fields.tsx';

type NewRecordProps = {
  kind: NewOrder['kind'];
  title: string;
  id?: string;
  facts?: Record<string, string>;
  /** More fields of the form; their names are those of NewOrder, or of its facts. */
  children?: ReactNode;
  onCreated: (id: string) => void;
};

/** '25.1142, 55.1985', as Google Maps copies a position. */
function coordinatesIn(text = ''): { lat: number; lng: number } | undefined {
  const [lat, lng] = text.match(/\d+\.\d+/g)?.map(Number) ?? [];
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}

/** Creates drafts of a new branch, barber or article. Its address follows the name until it is changed. */
export function NewRecord({
  kind,
  title,
  id: form = `new-${kind}`,
  facts,
  children,
  onCreated,
}: NewRecordProps) {
  const { drafts, records } = useConsole().words;
  const [name, setName] = useState('');
  const [address, setAddress] = useState<string>();
  const id = address ?? idOf(name);
  const subject = { slug: id || '…', id: id || '…' };
  const [isUnnamed, setUnnamed] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (data: HTMLFormElement) => {
      setUnnamed(idOf(id) !== id || !id);
      if (idOf(id) !== id || !id) return;
      const given = [...new FormData(data)].filter(([, value]) => String(value).trim());
      const {
        arabicName,
        from,
        district,
        coordinates,
        address: _,
        name,
        ...rest
      } = Object.fromEntries(given) as Record<string, string>;
      const position = coordinatesIn(coordinates);
      const order = {
        ...{ kind, id, name, arabicName, from, district },
        facts: { ...facts, ...rest, ...(position && { coordinates: position }) },
      };
      await ask(publishingApi.new, 'POST', order);
      await client.invalidateQueries({ queryKey: [publishingApi.content] });
      data.reset();
      setName('');
      setAddress(undefined);
      onCreated(id);
    },
  });
  const isTaken = statusOf(error) === 409;
  const addressError = isTaken ? error?.message : isUnnamed ? records.nameHint : undefined;
  return (
    <details className="card console-card">
      <summary id={form}>{title}</summary>
      <Form className="stack" onSubmit={mutate} isPending={isPending}>
        <TextField
          id={`${form}-name`}
          name="name"
          label={kind === 'article' ? records.articleTitle : records.name}
          required
          value={name}
          onChange={setName}
        />
        <TextField
          id={`${form}-address`}
          name="address"
          label={records.address}
          dir="ltr"
          required
          value={id}
          onChange={setAddress}
          error={addressError}
          hint={addressError ? undefined : fill(records.addressHint, { path: pagePath(kind, subject) })}
        />
        {kind !== 'article' && (
          <TextField
            id={`${form}-arabic`}
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

/** A new branch begins with the texts and hours of another one. */
export function NewBranch({ onCreated }: Pick<NewRecordProps, 'onCreated'>) {
  const { records } = useConsole().words;
  const branches = useOptions('branches');
  const [from = branches[0]?.value ?? '', setFrom] = useState<string>();
  const [district, setDistrict] = useState('');
  const field = (name: string, label: string, hint?: string) => (
    <TextField id={`new-branch-${name}`} name={name} label={label} hint={hint} />
  );
  return (
    <NewRecord kind="branch" title={records.newBranch} onCreated={onCreated}>
      {field('shortName', records.shortName)}
      <SelectField
        id="new-branch-from"
        name="from"
        label={records.copyFrom}
        value={from}
        options={branches}
        onChange={setFrom}
      />
      <SelectField
        id="new-branch-district"
        name="district"
        label={records.district}
        empty={records.sameAsName}
        value={district}
        options={useOptions('districts')}
        onChange={setDistrict}
      />
      <DateField id="new-branch-opens" name="opens" label={records.firstDay} required />
      {field('phone', records.phone)}
      {field('whatsapp', records.whatsapp)}
      {field('coordinates', records.coordinates, records.coordinatesHint)}
      {field('googlePlaceId', records.place)}
    </NewRecord>
  );
}
