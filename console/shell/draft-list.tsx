import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Draft, publishingApi } from '../../contract/changes.ts';
import type { PlanDays } from '../../contract/plans.ts';
import { overlaps } from '../../domain/field-path.ts';
import { countWords } from '../../domain/format.ts';
import { groupBy } from '../../domain/lists.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { client, fetchJson } from '../api.ts';
import { useCheck } from '../content/use-check.ts';
import { changesIn, discardField, flush } from '../content/use-content.ts';
import { useConsole, useStaff } from '../context.ts';
import { FieldLink } from '../editor/field-link.tsx';
import { Changes, Findings, mistakesIn } from '../editor/findings.tsx';
import { describeChange } from '../editor/sentences.ts';
import { firstOf } from '../focus.ts';
import { DaysDialog } from '../parts/days-dialog.tsx';
import { Confirm } from '../parts/dialog.tsx';
import { CheckField } from '../parts/fields.tsx';
import { useSessionState } from '../session.ts';
import { Compare } from './compare.tsx';

/**
 * Which drafts to publish: by default the account's own without a mistake, until the user ticks or unticks one. A draft of another
 * account is selected only in the version that the user saw. The choice outlives the page, because editing the site loads many.
 */
export function useDraftSelection(userId: string) {
  const [selected, setSelected] = useSessionState<Record<string, boolean>>('selected-drafts', {});
  const { faulty: known = [] } = useCheck({ onlyDrafts: true }).data ?? {};
  const isFaulty = ({ id, at }: Draft, faulty = known) =>
    faulty.some((version) => version.id === id && version.at === at);
  const keyOf = ({ id, at, byId }: Draft) => (byId === userId ? id : id + at);
  return {
    isFaulty,
    isSelected: (draft: Draft, faulty = known) =>
      selected[keyOf(draft)] ?? (draft.byId === userId && !isFaulty(draft, faulty)),
    select: (draft: Draft, isSelected: boolean) => setSelected({ ...selected, [keyOf(draft)]: isSelected }),
  };
}

type DraftListProps = {
  drafts: Draft[];
  selection: ReturnType<typeof useDraftSelection>;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onDays: (days: PlanDays) => void;
};

/** Describes all drafts: the account's own, then those of others, grouped by author. */
export function DraftList({ drafts, selection, isOpen, onToggle, onDays }: DraftListProps) {
  const context = useConsole();
  const { words: all, locale } = context;
  const words = all.publishing;
  const { id } = useStaff();
  const [isAsking, setAsking] = useState(false);
  const selected = drafts.filter((draft) => selection.isSelected(draft));
  const lines = (some: Draft[]) => (
    <ul className="console-list">
      {[...changesIn(some)].map(([key, together]) => (
        <li key={key}>
          <DraftGroup
            drafts={together.map((draft) => ({ ...draft, text: describeChange(context, draft) }))}
            selection={selection}
          />
        </li>
      ))}
    </ul>
  );
  const own = drafts.filter(({ byId }) => byId === id);
  const others = groupBy(
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
      <summary>{countWords(words.changes, changesIn(drafts).size, locale)}</summary>
      {isOpen && <Faulty drafts={own} />}
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
      <Button kind="quiet" label={all.days.open} onClick={() => setAsking(true)} />
      {isOpen && <Related drafts={selected} />}
      {isAsking && (
        <DaysDialog onSubmit={onDays} onClose={() => setAsking(false)}>
          <Changes changes={selected} />
          {selected.length === 0 && <p className="warning">{words.nothing}</p>}
        </DaysDialog>
      )}
    </details>
  );
}

type DraftGroupProps = { drafts: (Draft & { text: string })[] } & Pick<DraftListProps, 'selection'>;

/** Drafts that were created together and are discarded together. */
function DraftGroup({ drafts, selection }: DraftGroupProps) {
  const { words } = useConsole();
  const { email, id } = useStaff();
  const [first] = drafts;
  const [isConfirming, setConfirming] = useState(false);
  const [compared, setCompared] = useState<Draft & { text: string }>();
  const { mutate } = useMutation({
    mutationFn: async () => {
      for (const draft of drafts) discardField(email, draft);
      // A save in flight would create the draft again.
      await flush(email);
      return first && fetchJson(publishingApi.draft(first.id), 'DELETE');
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: [publishingApi.content] });
      // The button that had the focus is gone.
      firstOf('.draft-list summary')?.focus();
    },
  });
  if (!first) return null;
  const { by, byId } = first;
  return (
    <>
      <div>
        {drafts.map((draft) => (
          <div key={draft.id}>
            <CheckField
              label={draft.text}
              checked={selection.isSelected(draft)}
              onChange={(checked) => selection.select(draft, checked)}
            />
            <FieldLink file={draft.file} path={draft.path} label={words.publishing.toField} />
            <Button
              kind="quiet"
              label={words.publishing.compare}
              describe={draft.text}
              onClick={() => setCompared(draft)}
            />
          </div>
        ))}
      </div>
      <Button
        kind="quiet"
        label={drafts.length > 1 ? words.drafts.discardAll : words.drafts.discard}
        describe={first.text}
        onClick={() => setConfirming(true)}
      />
      {compared && <Compare {...compared} title={compared.text} onClose={() => setCompared(undefined)} />}
      {isConfirming && (
        <Confirm
          title={byId === id ? words.publishing.discardOwn : fill(words.publishing.discardAsked, { by })}
          submit={words.drafts.discard}
          onConfirm={mutate}
          onClose={() => setConfirming(false)}
        >
          <Changes changes={drafts} />
        </Confirm>
      )}
    </>
  );
}

/** Lists the mistakes in drafts, most of which are in their fields. */
function Faulty({ drafts }: { drafts: Draft[] }) {
  const words = useConsole().words.publishing;
  const { faulty = [], mistakes = [] } = useCheck().data ?? {};
  if (!faulty.some(({ id }) => drafts.some((draft) => draft.id === id))) return null;
  return (
    <section role="alert">
      <p className="warning">{words.faulty}</p>
      <Findings findings={mistakesIn(drafts, mistakes)} />
    </section>
  );
}

/** Lists texts that contradict the selected drafts, and pages with another price than theirs. */
function Related({ drafts }: { drafts: Draft[] }) {
  const words = useConsole().words.publishing;
  const { notices = [], launch = [] } = useCheck().data ?? {};
  const related = [...notices, ...launch.filter(({ kind }) => kind === 'price')].filter(
    ({ file, path = [], values }) =>
      drafts.some(
        (draft) =>
          draft.path.includes(values?.thing ?? '') ||
          (draft.file === file && overlaps(draft.path, [...path])),
      ),
  );
  if (!related.length) return null;
  return (
    <section>
      <p className="warning">{words.related}</p>
      <Findings findings={related} />
    </section>
  );
}
