import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Draft, publishingApi } from '../../contract/changes.ts';
import { groupBy } from '../../domain/lists.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { fetchJson, reload } from '../api.ts';
import { useCheck } from '../content/use-check.ts';
import { changesIn, discardField, flush, linkedTo } from '../content/use-content.ts';
import { useConsole, useStaff } from '../context.ts';
import { FieldLink } from '../editor/field-link.tsx';
import { Changes, Findings, mistakesIn } from '../editor/findings.tsx';
import { describeChange, partsOf, valueText } from '../editor/sentences.ts';
import { firstOf } from '../focus.ts';
import { Confirm, Dialog } from '../parts/dialog.tsx';
import { IconButton } from '../parts/icon.tsx';
import { Section } from '../parts/rows.tsx';
import { useSessionState } from '../session.ts';
import { Compare } from './compare.tsx';
import { Related } from './related.tsx';

/**
 * Which drafts to publish: by default the account's own without a mistake, until the user ticks or unticks one. A draft of another
 * account is selected only in the version that the user saw, and what belongs together only as a whole. The choice outlives the
 * page, because editing the site loads many.
 */
export function useDraftSelection(userId: string) {
  const [selected, setSelected] = useSessionState<Record<string, boolean>>('selected-drafts', {});
  const { faulty: known = [] } = useCheck({ onlyDrafts: true }).data ?? {};
  const isFaulty = ({ id, at }: Draft, faulty = known) =>
    faulty.some((version) => version.id === id && version.at === at);
  const keyOf = ({ id, at, byId, held }: Draft) => `${byId === userId ? id : id + at}${held ? ' held' : ''}`;
  return {
    isFaulty,
    isSelected: (draft: Draft, faulty = known) =>
      linkedTo(draft).every(
        (one) => selected[keyOf(one)] ?? (one.byId === userId && !one.held && !isFaulty(one, faulty)),
      ),
    select: (draft: Draft, isSelected: boolean) =>
      setSelected({
        ...selected,
        ...Object.fromEntries(linkedTo(draft).map((one) => [keyOf(one), isSelected])),
      }),
  };
}

type Selection = ReturnType<typeof useDraftSelection>;
type DraftListProps = {
  drafts: Draft[];
  selection: Selection;
  onPublish: () => void;
  onDays: () => void;
  onPreview: (() => void) | undefined;
  onClose: () => void;
  /** Why the last attempt to publish has failed, and its progress. */
  children: ReactNode;
};

/** Describes all drafts, the account's own first, then those of others by author, with a tick for those to publish. */
export function DraftList({ drafts, selection, children, ...actions }: DraftListProps) {
  const { onPublish, onDays, onPreview, onClose } = actions;
  const { publishing: words, days } = useConsole().words;
  const { id: own } = useStaff();
  const selected = drafts.filter((draft) => selection.isSelected(draft));
  const byAuthor = [...groupBy(drafts, ({ byId }) => byId)].sort(
    ([a], [b]) => Number(b === own) - Number(a === own),
  );
  return (
    <Dialog title={words.title} onClose={onClose} isSheet isWhole>
      <div className="draft-list">
        <p className="sub">{words.again}</p>
        {children}
        {byAuthor.map(([byId, theirs]) => (
          <Section
            key={byId}
            title={byId === own ? words.yours : (theirs[0]?.by ?? '')}
            action={
              byId === own && onPreview && <Button kind="text" label={words.preview} onClick={onPreview} />
            }
          >
            <ul className="rows">
              {[...changesIn(theirs)].map(([key, together]) => (
                <li key={key}>
                  <DraftGroup drafts={together} selection={selection} />
                </li>
              ))}
            </ul>
          </Section>
        ))}
        <Related drafts={selected} />
        {selected.length === 0 && <p className="warning">{words.nothing}</p>}
      </div>
      <div className="foot">
        <Button kind="quiet" label={days.open} onClick={onDays} />
        <Button
          // Where the dialog begins: Enter twice publishes.
          ref={(button) => button?.setAttribute('autofocus', '')}
          label={fill(words.publishNow, { count: String(changesIn(selected).size) })}
          onClick={onPublish}
        />
      </div>
    </Dialog>
  );
}

/** Drafts that were created together and are discarded together. */
function DraftGroup({ drafts, selection }: { drafts: Draft[]; selection: Selection }) {
  const context = useConsole();
  const { words } = context;
  const { email, id } = useStaff();
  const [first] = drafts;
  const [isConfirming, setConfirming] = useState(false);
  const { mutate } = useMutation({
    mutationFn: async () => {
      for (const draft of drafts) discardField(email, draft);
      // A save in flight would create the draft again.
      await flush(email);
      return first && fetchJson(publishingApi.draft(first.id), 'DELETE');
    },
    onSettled: async () => {
      await reload(publishingApi.content);
      // The button that had the focus is gone.
      firstOf('.draft-list button')?.focus();
    },
  });
  if (!first) return null;
  const label = drafts.length > 1 ? words.drafts.discardAll : words.drafts.discard;
  return (
    <>
      {drafts.map((draft) => (
        <DraftLine key={draft.id} draft={draft} selection={selection}>
          {draft === first && (
            <IconButton
              icon="bin"
              size={20}
              label={`${label} ${describeChange(context, first)}`}
              onClick={() => setConfirming(true)}
            />
          )}
        </DraftLine>
      ))}
      {isConfirming && (
        <Confirm
          title={
            first.byId === id
              ? words.publishing.discardOwn
              : fill(words.publishing.discardAsked, { by: first.by })
          }
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

type DraftLineProps = { draft: Draft; selection: Selection; children: ReactNode };

/** One draft: its tick, the field with both values, and why it cannot be published. A tap on it compares the whole values. */
function DraftLine({ draft, selection, children }: DraftLineProps) {
  const context = useConsole();
  const words = context.words.publishing;
  const [isOpen, setOpen] = useState(false);
  const [isCompared, setCompared] = useState(false);
  const { mistakes = [] } = useCheck().data ?? {};
  const { kind, field, before, value } = partsOf(context, draft);
  const text = describeChange(context, draft);
  const hasValues = Boolean(before || value);
  return (
    <>
      <div className="change">
        <input
          type="checkbox"
          aria-label={text}
          checked={selection.isSelected(draft)}
          onChange={({ target }) => selection.select(draft, target.checked)}
        />
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <small dir="auto">{hasValues ? field : ''}</small>
          <span>
            {before && <del dir="auto">{before}</del>}
            {kind === 'replaced' && <span className="arrow">{' → '}</span>}
            <b className="brass" dir="auto">
              {hasValues ? value : text}
            </b>
          </span>
        </button>
        {children}
      </div>
      {selection.isFaulty(draft) && (
        <div role="alert" className="warning">
          <Findings findings={mistakesIn([draft], mistakes)} />
        </div>
      )}
      {isOpen && (
        <div className="compared">
          {hasValues &&
            (['before', 'after'] as const).map((side) => (
              <div key={side}>
                <small>{words[side]}</small>
                <p dir="auto" className="typed">
                  {valueText(context, draft, side === 'before' ? draft.before : draft.value)}
                </p>
              </div>
            ))}
          <div className="row console-links">
            <FieldLink file={draft.file} path={draft.path} label={words.toField} />
            <Button kind="text" label={words.compare} describe={text} onClick={() => setCompared(true)} />
          </div>
        </div>
      )}
      {isCompared && <Compare {...draft} title={text} onClose={() => setCompared(false)} />}
    </>
  );
}
