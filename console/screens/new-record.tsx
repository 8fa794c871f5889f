import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type NewOrder, publishingApi } from '../../contract/publishing.ts';
import { Button } from '../../site/components/button.tsx';
import { ask, client } from '../api.ts';
import { useConsole } from '../context.ts';
import { idOf } from '../editor/schema.ts';
import { Form, TextField } from '../parts/fields.tsx';

type NewRecordProps = {
  kind: NewOrder['kind'];
  title: string;
  /** More fields of the form; their names are those of NewOrder. */
  children?: ReactNode;
  onCreated: (id: string) => void;
};

/** Creates drafts of a new branch, barber or article from its name, with a place for everything still to be written. */
export function NewRecord({ kind, title, children, onCreated }: NewRecordProps) {
  const { drafts, records } = useConsole().words;
  const [isNameless, setNameless] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const given = [...new FormData(form)].filter(([, value]) => String(value).trim());
      const order = { ...Object.fromEntries(given), kind } as Omit<NewOrder, 'id'>;
      const id = idOf(order.name ?? '');
      setNameless(!id);
      if (!id) return;
      await ask(publishingApi.new, 'POST', { ...order, id });
      await client.invalidateQueries({ queryKey: [publishingApi.content] });
      form.reset();
      onCreated(id);
    },
  });
  const isArticle = kind === 'article';
  return (
    <details className="card console-card">
      <summary>{title}</summary>
      <Form className="stack" onSubmit={mutate} isPending={isPending}>
        <TextField
          id={`new-${kind}`}
          name="name"
          label={isArticle ? records.articleTitle : records.name}
          required
          error={isNameless ? records.nameHint : undefined}
          hint={isNameless ? undefined : records.nameHint}
        />
        {!isArticle && (
          <TextField
            id={`new-${kind}-arabic`}
            name="arabicName"
            label={records.arabicName}
            dir="rtl"
            lang="ar"
          />
        )}
        {children}
        <Button type="submit" label={title} />
        <p role="alert">{error && (error.message || drafts.failed)}</p>
      </Form>
    </details>
  );
}
