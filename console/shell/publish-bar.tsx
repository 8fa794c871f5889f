import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { publishingApi, versionOf } from '../../contract/changes.ts';
import type { PlanDays } from '../../contract/plans.ts';
import { countWords } from '../../domain/format.ts';
import { Button } from '../../site/components/button.tsx';
import { useAddress, useHash } from '../address.ts';
import { ApiError, answerOf, client } from '../api.ts';
import { allDrafts, discard, subscribe } from '../content/drafts.ts';
import { checkDrafts } from '../content/use-check.ts';
import { changesIn, flush, SAVES, unsavedFields, useContentState } from '../content/use-content.ts';
import { usePublication, usePublish } from '../content/use-publication.ts';
import { useConsole, useStaff } from '../context.ts';
import { FieldLink } from '../editor/field-link.tsx';
import { fieldNameOf } from '../editor/field-names.ts';
import { Changes } from '../editor/findings.tsx';
import { firstOf, focusField, hasLostFocus } from '../focus.ts';
import { consoleLanguage } from '../language.ts';
import { latinKey, listenTo } from '../listen.ts';
import { DaysDialog } from '../parts/days-dialog.tsx';
import { openSheet } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { ErrorBoundary } from '../parts/status.tsx';
import { DraftList, useDraftSelection } from './draft-list.tsx';
import { PublicationStatus } from './publication-status.tsx';

/** Lists the unpublished drafts on every screen, with buttons that save, preview and publish them. */
export function PublishBar({ onSite = false }) {
  const { words: all, locale } = useConsole();
  const words = all.publishing;
  const { email, id } = useStaff();
  const { data } = useContentState();
  useSyncExternalStore(subscribe, allDrafts);
  const unsaved = unsavedFields(email);
  const failed = unsaved.filter(({ state }) => state === 'failed');
  const { publication, isRunning, hide } = usePublication();
  const publishing = usePublish();
  const saving = useMutation({ mutationFn: () => flush(email), scope: SAVES });
  const checking = useMutation({ mutationFn: checkDrafts });
  const selection = useDraftSelection(id);
  const [dialog, setDialog] = useState<'list' | 'days'>();
  useAutosave(email);
  const hash = useHash();
  const { target } = useAddress();
  useEffect(() => {
    // The list would cover the field.
    setDialog(undefined);
    if (target?.includes(':')) focusField(target);
  }, [target]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the result goes when the user goes on to another screen.
  useEffect(() => {
    if (publication?.endedAt && !publication.error) hide();
  }, [hash]);

  const drafts = data?.drafts ?? [];
  const count = changesIn(drafts).size;
  const hasChanges = count + unsaved.length > 0;
  useEffect(() => {
    if (!hasChanges) return;
    return () => {
      // The button that discarded the last change is gone.
      if (hasLostFocus()) firstOf('.site-bar button', 'main')?.focus();
    };
  }, [hasChanges]);
  const publish = async (days?: PlanDays) => {
    if (isRunning || checking.isPending || !(await saving.mutateAsync())) return;
    const { drafts = [] } = client.getQueryData(answerOf(publishingApi.content).queryKey) ?? {};
    const shown = drafts.filter((draft) => selection.isSelected(draft));
    // Without an answer, the server checks them when it publishes.
    const { faulty } = await checking.mutateAsync(drafts).catch(() => ({ faulty: undefined }));
    const selected = drafts.filter((draft) => selection.isSelected(draft, faulty));
    // The list says what is wrong with one that it has shown as ticked.
    if (!selected.length || shown.some((draft) => !selected.includes(draft))) return setDialog('list');
    setDialog(undefined);
    publishing.mutate(
      { drafts: selected.map(versionOf), days },
      {
        // A colleague may have changed one of the drafts: the list shows the change.
        onError: () => setDialog('list'),
      },
    );
  };
  const openSaved = (name: 'list' | 'days') => () => saving.mutateAsync().then(() => setDialog(name));
  const preview = async () => {
    const newest = drafts.findLast(({ byId }) => byId === id);
    // It is on no page. The list says why; an unfinished article has a preview.
    if (newest && selection.isFaulty(newest) && !newest.file.includes('/articles/')) return;
    // Browsers allow a new tab only while they handle the tap, so it opens before the save.
    const tab = window.open('about:blank');
    tab?.document.body.append(all.shell.preparing);
    if (!(await saving.mutateAsync())) tab?.close();
    else if (tab) tab.location.href = publishingApi.preview({ locale: consoleLanguage() });
  };
  useShortcuts(hasChanges, { s: () => saving.mutate(), Enter: publish });
  if (!hasChanges && !publication) return null;
  const { error, conflict } = publication ?? {};
  /** In the list while it is open, or else in the bar. */
  const attempt = (
    <>
      <div role="alert">
        {(onSite || saving.data !== undefined) && failed.length > 0 && <UnsavedFields fields={failed} />}
        {error && <p className="warning">{(error instanceof ApiError && error.message) || words.failed}</p>}
        <Changes changes={conflict ? [conflict] : []} />
      </div>
      <p role="status" className={checking.isPending ? undefined : 'hidden-text'}>
        {checking.isPending ? words.steps.checking : saving.isSuccess && !unsaved.length && words.saved}
      </p>
    </>
  );
  return (
    <section className="publish-bar" aria-label={words.publish}>
      {dialog !== 'list' && attempt}
      {publication && !error && <PublicationStatus publication={publication} hide={hide} />}
      {hasChanges && (!publication || error) && (
        <div className="publish-bar-row">
          <button type="button" className="change-count" aria-haspopup="dialog" onClick={openSaved('list')}>
            <span>{countWords(words.changes, count, locale)}</span>
            <Icon name="chevron" size={16} />
          </button>
          {failed.length > 0 && (
            <Button
              kind="quiet"
              label={words.save}
              aria-keyshortcuts="Control+S"
              onClick={() => saving.mutate()}
            />
          )}
          <Button kind="quiet" label={all.days.open} aria-haspopup="dialog" onClick={openSaved('days')} />
          <Button
            label={words.publish}
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+Enter"
            aria-disabled={isRunning || checking.isPending}
            onClick={openSaved('list')}
          />
        </div>
      )}
      <ErrorBoundary>
        {dialog === 'list' && (
          <DraftList
            {...{ drafts, selection }}
            onPublish={() => publish()}
            onDays={() => setDialog('days')}
            onPreview={onSite ? undefined : preview}
            onClose={() => setDialog(undefined)}
          >
            {attempt}
          </DraftList>
        )}
        {dialog === 'days' && (
          <DaysDialog onSubmit={publish} onClose={() => setDialog(undefined)}>
            <Changes changes={drafts.filter((draft) => selection.isSelected(draft))} />
          </DaysDialog>
        )}
      </ErrorBoundary>
    </section>
  );
}

type UnsavedFieldsProps = { fields: ReturnType<typeof unsavedFields> };

/** The fields that the server has refused or not yet received. A publication leaves them out. */
function UnsavedFields({ fields }: UnsavedFieldsProps) {
  const context = useConsole();
  const { words } = context;
  const toCorrect = fields.some(({ refusal, theirs }) => refusal || theirs);
  return (
    <>
      <p className="warning">{toCorrect ? words.publishing.unsaved : words.drafts.failed}</p>
      <ul className="console-links">
        {fields.map(({ key, file, path }) => (
          <li key={key}>
            <FieldLink file={file} path={path} label={fieldNameOf(context, file, path)} />
            <Button kind="quiet" label={words.drafts.discard} onClick={() => discard(key)} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Saves on mount, when a field loses the focus, when the page is hidden, shown or left, and when the connection returns. */
function useAutosave(email: string): void {
  useEffect(() => {
    const save = () => void flush(email);
    save();
    const stop = listenTo(['focusout', 'online', 'pagehide'], save);
    document.addEventListener('visibilitychange', save);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', save);
    };
  }, [email]);
}

/** Runs an action for a key with Ctrl or Cmd, except inside forms and dialogs that ask. A sheet closes first. */
function useShortcuts(isActive: boolean, actions: Record<string, () => void>): void {
  useEffect(() => {
    if (!isActive) return;
    return listenTo(['keydown'], (event) => {
      const action = (event.ctrlKey || event.metaKey) && !event.repeat && actions[latinKey(event)];
      if (!action) return;
      if (event.target instanceof Element && event.target.closest('form, dialog:not(.console-sheet)')) return;
      event.preventDefault();
      if (event.key === 'Enter') openSheet()?.close();
      action();
    });
  });
}
