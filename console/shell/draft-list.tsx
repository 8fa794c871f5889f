import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Draft, publishingApi } from '../../contract/publishing.ts';
import { overlaps } from '../../domain/field-path.ts';
import { countWords } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { ask, client } from '../api.ts';
import { useCheck } from '../content/use-check.ts';
import { discardField, flush, useChangeFiles } from '../content/use-content.ts';
import { useConsole, useStaff } from '../context.ts';
import { Findings } from '../editor/findings.tsx';
import { describeChange } from '../editor/sentences.ts';
import { useNames } from '../editor/use-names.ts';
import { Confirm } from '../parts/dialog.tsx';
import { CheckField } from '../parts/fields.tsx';
import { FieldLink } from '../parts/findings.tsx';

/**
 * Which drafts to publish: the account's own by default, until the user ticks or unticks one. Another account's draft is chosen
 * in the version that the user saw.
 */
export function useChoice(userId: string) {
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  const keyOf = ({ id, at, byId }: Draft) => (byId === userId ? id : id + at);
  return {
    isChosen: (draft: Draft) => chosen[keyOf(draft)] ?? draft.byId === userId,
    choose: (draft: Draft, isChosen: boolean) =>
      setChosen((before) => ({ ...before, [keyOf(draft)]: isChosen })),
  };
}

type DraftListProps = {
  drafts: Draft[];
  choice: ReturnType<typeof useChoice>;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onDiscard: () => void;
};

/** Describes all drafts: the account's own, then those of others, grouped by author. */
export function DraftList({ drafts, choice, isOpen, onToggle, onDiscard }: DraftListProps) {
  const context = useNames();
  const { words: all, locale } = context;
  const words = all.publishing;
  const { id } = useStaff();
  const lines = (some: Draft[]) => (
    <ul className="console-list">
      {some.map((draft) => (
        <li key={draft.id}>
          <DraftLine draft={draft} text={describeChange(context, draft)} {...{ choice, onDiscard }} />
        </li>
      ))}
    </ul>
  );
  const own = drafts.filter(({ byId }) => byId === id);
  const others = Map.groupBy(
    drafts.filter(({ byId }) => byId !== id),
    ({ byId }) => byId,
  );
  return (
    <details
      id="draft-list"
      className="draft-list console-links"
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>{countWords(words.changes, drafts.length, locale)}</summary>
      <p className="quiet">{words.again}</p>
      {own.length > 0 && (
        <fieldset>
          <legend>{words.yours}</legend>
          {lines(own)}
        </fieldset>
      )}
      {others.size > 0 && (
        <fieldset>
          <legend>{words.others}</legend>
          {[...others].map(([byId, theirs]) => (
            <fieldset key={byId}>
              <legend translate="no">{theirs[0]?.by}</legend>
              {lines(theirs)}
            </fieldset>
          ))}
        </fieldset>
      )}
      {isOpen && <Related drafts={drafts.filter(choice.isChosen)} />}
    </details>
  );
}

type DraftLineProps = { draft: Draft; text: string } & Pick<DraftListProps, 'choice' | 'onDiscard'>;

function DraftLine({ draft, text, choice, onDiscard }: DraftLineProps) {
  const { words } = useConsole();
  const { email, id } = useStaff();
  const { file, path, by, byId } = draft;
  const [isConfirming, setConfirming] = useState(false);
  const { mutate } = useMutation({
    mutationFn: async () => {
      discardField(email, { file, path });
      // A save in flight would create the draft again.
      await flush(email);
      return ask(publishingApi.draft(draft.id), 'DELETE');
    },
    onSettled: async () => {
      onDiscard();
      await client.invalidateQueries({ queryKey: [publishingApi.content] });
      // The button that had the focus is gone.
      const next = document.querySelector<HTMLElement>('.draft-list summary');
      (next ?? document.querySelector<HTMLElement>('main'))?.focus();
    },
  });
  return (
    <>
      <div>
        <CheckField
          label={text}
          checked={choice.isChosen(draft)}
          onChange={(checked) => choice.choose(draft, checked)}
        />
        <FieldLink file={file} path={path} label={words.publishing.toField} />
      </div>
      <Button
        kind="quiet"
        label={words.drafts.discard}
        describe={text}
        onClick={() => (byId === id ? mutate() : setConfirming(true))}
      />
      {isConfirming && (
        <Confirm
          title={fill(words.publishing.discardAsked, { by })}
          confirm={words.drafts.discard}
          cancel={words.publishing.cancel}
          onConfirm={mutate}
          onClose={() => setConfirming(false)}
        >
          <p>{text}</p>
        </Confirm>
      )}
    </>
  );
}

/** Lists texts that contradict the chosen drafts, and offers to change prices on pages with them. */
function Related({ drafts }: { drafts: Draft[] }) {
  const words = useConsole().words.publishing;
  const { notices = [] } = useCheck(publishingApi.quickCheck).data ?? {};
  const { mutate } = useChangeFiles();
  const related = notices.flatMap((notice) => {
    const path = [...(notice.path ?? [])];
    const cause = drafts.find(
      (draft) =>
        draft.path.some((key) => notice.reason.includes(`'${key}'`)) ||
        (draft.file === notice.file && overlaps(draft.path, path)),
    );
    return cause ? [{ notice, path, cause }] : [];
  });
  const prices = related.filter(
    ({ path, cause }) => path.at(-1) === 'price' && cause.path.at(-1) === 'price',
  );
  if (!related.length) return null;
  return (
    <section>
      <p className="warning">{words.related}</p>
      <Findings findings={related.map(({ notice }) => notice)} />
      {prices.length > 0 && (
        <Button
          kind="quiet"
          label={words.changeToo}
          onClick={() =>
            mutate(
              prices.map(({ notice: { file }, path, cause: { value } }) => ({
                file,
                make: () => ({ path, value }),
              })),
            )
          }
        />
      )}
    </section>
  );
}
