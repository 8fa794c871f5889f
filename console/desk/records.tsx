import { useMutation } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { deskApi, type NewOrder } from '../../contract/desk.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { ask, client } from '../api.ts';
import { useConsole } from '../context.ts';
import { idOf } from '../editor/schema.ts';

type NewRecordProps = {
  kind: NewOrder['kind'];
  title: string;
  /** What the form asks besides its name, and the answers. */
  children?: ReactNode;
  more?: Partial<NewOrder>;
  onMade: (id: string) => void;
};

/** Makes drafts of a new branch, barber or article by its name, with a place for everything that is still to be said. */
export function NewRecord({ kind, title, children, more, onMade }: NewRecordProps) {
  const { desk, records } = useConsole().words;
  const [name, setName] = useState('');
  const [arabicName, setArabicName] = useState('');
  const [isNameless, setNameless] = useState(false);
  const id = idOf(name);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      ask(deskApi.new, 'POST', {
        ...{ kind, id, name: name.trim(), ...more },
        ...(arabicName.trim() && { arabicName: arabicName.trim() }),
      } satisfies NewOrder),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [deskApi.content] });
      setName('');
      setArabicName('');
      onMade(id);
    },
  });
  const isArticle = kind === 'article';
  return (
    <details className="card desk-card">
      <summary>{title}</summary>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          setNameless(!id);
          if (id && !isPending) mutate();
        }}
      >
        <Field
          id={`new-${kind}`}
          label={isArticle ? records.articleTitle : records.name}
          required
          {...(isNameless && !id ? { error: records.nameHint } : { hint: records.nameHint })}
        >
          {(control) => <input {...control} value={name} onChange={({ target }) => setName(target.value)} />}
        </Field>
        {!isArticle && (
          <Field id={`new-${kind}-arabic`} label={records.arabicName}>
            {(control) => (
              <input
                {...control}
                dir="rtl"
                lang="ar"
                value={arabicName}
                onChange={({ target }) => setArabicName(target.value)}
              />
            )}
          </Field>
        )}
        {children}
        <Button type="submit" label={title} />
        <p role="alert">{error && (error.message || desk.failed)}</p>
      </form>
    </details>
  );
}

type RecordCardProps = { name: string; badges: string[]; isNew: boolean; children: ReactNode };

/** A record under its name; one that was just made is open and has the focus. */
export const RecordCard = ({ name, badges, isNew, children }: RecordCardProps) => (
  <details className="card desk-card" open={isNew} ref={isNew ? showNew : undefined}>
    <summary>
      <span>{name}</span>
      {badges.map((badge) => (
        <Fragment key={badge}>
          {' '}
          <span className="badge">{badge}</span>
        </Fragment>
      ))}
    </summary>
    {children}
  </details>
);

function showNew(node: HTMLDetailsElement | null): void {
  node?.scrollIntoView({ block: 'start' });
  node?.querySelector('summary')?.focus();
}
