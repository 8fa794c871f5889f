import { useState } from 'react';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { addressOf } from '../address.ts';
import { useChangeFiles, useContentFile } from '../content/use-content.ts';
import { SERVICES, useMenu } from '../content/use-menu.ts';
import { useConsole } from '../context.ts';
import { Choices } from '../editor/controls.tsx';
import { labelOf, newId } from '../editor/schema.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Form, TextField, textsOf } from '../parts/fields.tsx';
import { NumberField, type Typed } from '../parts/held-fields.tsx';

/** Asks for the data of a new service, which takes over the group and icon of the first service. */
export function AddService({ onClose }: { onClose: () => void }) {
  const { words, today } = useConsole();
  const { services, pagePrices } = useMenu();
  const { facts = {} } = useContentFile(SERVICES).data ?? {};
  const { mutate, isPending, isError } = useChangeFiles();
  const [figures, setFigures] = useState<Record<'price' | 'minutes', Typed>>({ price: null, minutes: null });
  const [availableAt, setAvailableAt] = useState<unknown>(null);
  const label = (key: string) => labelOf(key, words.editor.names, `services.${key}`);
  const add = (form: HTMLFormElement) => {
    const entered = textsOf(form);
    const [first] = services;
    const taken = [
      ...services.map(({ id }) => id),
      ...pagePrices.map(({ thing }) => thing),
      ...Object.keys(facts).map((fact) => fact.split('.')[0] ?? ''),
    ];
    const id = newId(entered[today.languages[0]?.locale ?? ''] ?? '', taken);
    const value = {
      id,
      ...figures,
      icon: first?.icon,
      group: first?.group,
      ...(availableAt !== null && { availableAt }),
    };
    mutate(
      [
        { file: SERVICES, make: () => ({ path: [id], value }) },
        ...today.languages.map(({ locale }) => ({
          file: `${locale}/services.yaml`,
          make: () => ({ path: ['items', id], value: { name: entered[locale]?.trim() ?? '' } }),
        })),
      ],
      {
        onSuccess: () => {
          onClose();
          location.assign(addressOf(SERVICES, [id]));
        },
      },
    );
  };
  const number = (key: 'price' | 'minutes') => (
    <NumberField
      id={`new-${key}`}
      label={label(key)}
      required
      isWhole
      pattern="[1-9][0-9]*"
      value={figures[key]}
      onChange={(figure) => setFigures({ ...figures, [key]: figure })}
    />
  );
  return (
    <Dialog title={words.menu.add} onClose={onClose}>
      <Form className="stack" onSubmit={add} isPending={isPending}>
        {today.languages.map(({ locale, name: language }, index) => (
          <TextField
            key={locale}
            id={`new-name-${locale}`}
            name={locale}
            label={fill(words.editor.inLanguage, { name: label('name'), language })}
            required={index === 0}
            lang={locale}
            dir="auto"
            autoComplete="off"
          />
        ))}
        <div className="console-pair">
          {number('price')}
          {number('minutes')}
        </div>
        <Choices
          fieldProps={{ id: 'new-branches', label: label('availableAt'), error: undefined, hint: '' }}
          choices="branches"
          required={false}
          value={availableAt}
          set={setAvailableAt}
        />
        <p role="alert">{isError && words.editor.notSaved}</p>
        <div className="row">
          <Button type="submit" label={words.menu.submit} />
          <Button kind="quiet" label={words.menu.cancel} onClick={onClose} />
        </div>
      </Form>
    </Dialog>
  );
}
