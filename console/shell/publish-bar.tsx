import { useMutation } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { type Blanks, publishingApi } from '../../contract/publishing.ts';
import { Button } from '../../site/components/button.tsx';
import { useFocusByAddress } from '../address.ts';
import { ApiError } from '../api.ts';
import { allDrafts, subscribe } from '../content/drafts.ts';
import { flush, unsavedFields, useContentState } from '../content/use-content.ts';
import { usePublication, usePublish } from '../content/use-publication.ts';
import { useConsole, useStaff } from '../context.ts';
import { listenTo } from '../listen.ts';
import { DraftList, MissingFields } from './draft-list.tsx';
import { PublicationStatus } from './publication-status.tsx';

/** The drafts that are not published yet, with the buttons that save, preview and publish them from every screen. */
export function PublishBar({ onSite = false }) {
  const words = useConsole().words.publishing;
  const { email } = useStaff();
  const { data } = useContentState();
  useSyncExternalStore(subscribe, allDrafts);
  const unsaved = unsavedFields(email);
  const { publication: newest, isRunning, hide } = usePublication();
  const publishing = usePublish();
  const saving = useMutation({ mutationFn: () => flush(email) });
  useAutosave(email);
  useFocusByAddress();

  const publish = async () => {
    if (!isRunning && (await saving.mutateAsync())) publishing.mutate(undefined);
  };
  const preview = async () => {
    // Browsers open tabs only while they handle the tap.
    const tab = open('about:blank');
    if (!(await saving.mutateAsync())) tab?.close();
    else if (tab) tab.location.href = publishingApi.preview();
  };
  const drafts = data?.drafts ?? [];
  const hasChanges = drafts.length + unsaved.length > 0;
  useShortcuts(hasChanges, { s: () => saving.mutate(), Enter: publish });
  // 'Published' must not stand above drafts that were written afterwards.
  const isOver = newest?.state === 'done' && drafts.some(({ at }) => at > (newest.endedAt ?? ''));
  const publication = isOver || (publishing.isError && !isRunning) ? undefined : newest;
  const refusal = publishing.error instanceof ApiError ? (publishing.error.body as Blanks) : undefined;
  const { blanks = [] } = refusal ?? publishing.data ?? {};
  if (!hasChanges && !publication) return null;
  return (
    <section className="publish-bar" aria-label={words.publish}>
      <div role="alert">
        {saving.data === false && unsaved.length > 0 && <p className="warning">{words.unsaved}</p>}
        {publishing.isError && !isRunning && (
          <p className="warning">{publishing.error.message || words.failed}</p>
        )}
        {!isRunning && drafts.length > 0 && <MissingFields fields={blanks} />}
      </div>
      {publication && (
        <PublicationStatus
          publication={publication}
          isOwn={publication.id === publishing.data?.id}
          hide={hide}
        />
      )}
      {hasChanges && (
        <div className="publish-bar-row row">
          <DraftList drafts={drafts} descriptions={data?.descriptions ?? {}} />
          <div className="row">
            <Button
              kind="quiet"
              label={words.save}
              aria-keyshortcuts="Control+S"
              onClick={() => saving.mutate()}
            />
            {!onSite && <Button kind="quiet" label={words.preview} onClick={preview} />}
            <Button
              label={words.publish}
              aria-keyshortcuts="Control+Enter"
              aria-disabled={isRunning}
              onClick={publish}
            />
          </div>
          <p role="status" className="hidden-text">
            {saving.isSuccess && !unsaved.length && words.saved}
          </p>
        </div>
      )}
    </section>
  );
}

/** Saves when a field loses the focus, the page is left, or the connection or the user comes back. */
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

/** Runs an action for a key with Ctrl or Cmd. Forms and dialogs keep their keys. */
function useShortcuts(isActive: boolean, actions: Record<string, () => void>): void {
  useEffect(() => {
    if (!isActive) return;
    return listenTo(['keydown'], (event) => {
      const action = (event.ctrlKey || event.metaKey) && !event.repeat && actions[event.key];
      if (!action || (event.target as Element).closest?.('form, dialog')) return;
      event.preventDefault();
      action();
    });
  });
}
