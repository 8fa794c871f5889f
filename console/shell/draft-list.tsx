import { useMutation } from '@tanstack/react-query';
import { type ContentState, type Draft, deskApi } from '../../contract/desk.ts';
import { countWords, formatMoment } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { ask, client } from '../api.ts';
import { discardField, flush } from '../content/use-content.ts';
import { useConsole, useStaff } from '../context.ts';
import { FieldLink } from './field-link.tsx';

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
      return ask(deskApi.draft(id), 'DELETE');
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: [deskApi.content] });
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
