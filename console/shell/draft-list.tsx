import { useMutation } from '@tanstack/react-query';
import {
  type Blanks,
  type ContentState,
  type Draft,
  type FieldPath,
  publishingApi,
} from '../../contract/publishing.ts';
import { countWords, formatMoment } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { addressOf, fieldId, focusField } from '../address.ts';
import { ask, client } from '../api.ts';
import { discardField, flush } from '../content/use-content.ts';
import { useConsole, useStaff } from '../context.ts';
import { labelOf } from '../editor/schema.ts';
import { placeOf } from '../names.ts';

/** The drafts of all accounts, which a publication takes together. */
export function DraftList({ drafts, descriptions }: Pick<ContentState, 'drafts' | 'descriptions'>) {
  const { words: all, locale } = useConsole();
  const words = all.publishing;
  const staff = useStaff();
  const others = new Set(drafts.filter(({ byId }) => byId !== staff.id).map(({ by }) => by));
  const names = others.size ? ` ${fill(words.alsoBy, { names: [...others].join(', ') })}` : '';
  return (
    <details className="draft-list console-links">
      <summary>{countWords(words.changes, drafts.length, locale) + names}</summary>
      <ul className="console-list">
        {drafts.map((draft) => (
          <DraftLine key={draft.id} draft={draft} text={descriptions[draft.id] ?? draft.file} />
        ))}
      </ul>
    </details>
  );
}

function DraftLine({ draft: { id, file, path, by, at }, text }: { draft: Draft; text: string }) {
  const { words, locale } = useConsole();
  const { email } = useStaff();
  const { mutate } = useMutation({
    mutationFn: async () => {
      discardField(email, { file, path });
      // A request on its way would create the draft again.
      await flush(email);
      return ask(publishingApi.draft(id), 'DELETE');
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: [publishingApi.content] });
      // The button that had the focus is gone.
      const next = document.querySelector<HTMLElement>('.draft-list summary');
      (next ?? document.querySelector<HTMLElement>('main'))?.focus();
    },
  });
  return (
    <li>
      <div>
        <FieldLink file={file} path={path} label={text} />
        <p className="quiet">{fill(words.publishing.by, { by, at: formatMoment(at, locale) })}</p>
      </div>
      <Button kind="quiet" label={words.drafts.discard} describe={text} onClick={() => mutate()} />
    </li>
  );
}

type MissingField = NonNullable<Blanks['blanks']>[number];

/** The empty fields of new records, which a publication leaves out until they are filled in. */
export function MissingFields({ fields }: { fields: MissingField[] }) {
  const context = useConsole();
  const { publishing, editor } = context.words;
  /** 'Branch pages: Marina, Hero, Title' */
  const nameOf = ({ file, path, text }: MissingField) => {
    const keys = path.filter((key) => typeof key === 'string' && key !== 'items');
    const labels = keys.map((key) => labelOf(String(key), editor.names));
    return text ?? `${placeOf(context, file)}: ${labels.join(', ')}`;
  };
  if (!fields.length) return null;
  return (
    <details className="console-links">
      <summary>{fill(publishing.leftOut, { count: String(fields.length) })}</summary>
      <ul>
        {fields.map((field) => (
          <li key={field.file}>
            <FieldLink {...field} label={nameOf(field)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Leads to a field on its screen, also when that screen is open. */
export const FieldLink = ({ file, path, label }: { file: string; path: FieldPath; label: string }) => (
  <a href={addressOf(file, path)} onClick={() => focusField(fieldId(file, path))} dir="auto">
    {label}
  </a>
);
