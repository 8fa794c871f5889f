import './desk.css';
import { useMutation } from '@tanstack/react-query';
import { useContext, useEffect, useSyncExternalStore } from 'react';
import { type Draft, deskApi, type FieldPath, type Publication } from '../../contract/desk.ts';
import { countWords, formatMoment } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';
import { Button, ButtonLink } from '../../site/components/button.tsx';
import { ask, client } from '../api.ts';
import { AccountEmail } from '../session.ts';
import type { ConsoleProps, ConsoleWords } from '../words.ts';
import { allEntries, fieldKey, flush, forget, subscribe, unsavedOf } from './outbox.ts';
import { fieldId, useContentState } from './use-content.ts';
import { usePublication, usePublish } from './use-publication.ts';

type BarProps = Pick<ConsoleProps, 'words' | 'locale'>;
type DeskWords = ConsoleWords['desk'];

/** What is changed and not public yet, and what makes it public; it sends what is typed, too, on whatever screen. */
export function PublishBar({ words: all, locale }: BarProps) {
  const words = all.desk;
  const email = useContext(AccountEmail);
  const { data } = useContentState();
  const unsaved = unsavedOf(email, useSyncExternalStore(subscribe, allEntries));
  const { publication, isRunning, hide } = usePublication();
  const publish = usePublish();
  useSending(email);

  const save = useMutation({ mutationFn: () => flush(email) });
  const begin = async (preview: boolean) => {
    if (!isRunning && (await save.mutateAsync())) publish.mutate({ preview });
  };
  const drafts = data?.drafts ?? [];
  if (!drafts.length && !unsaved.length && !publication) return null;
  const isUnsettled = save.data === false && unsaved.length > 0;
  return (
    <section className="desk-bar" aria-label={words.publish}>
      {publication && <Progress words={words} publication={publication} hide={hide} />}
      <div role="alert">
        {isUnsettled && <p className="warning">{words.unsettled}</p>}
        {publish.isError && <p className="warning">{publish.error.message || words.failed}</p>}
      </div>
      {(drafts.length > 0 || unsaved.length > 0) && (
        <div className="desk-bar-row">
          <details className="desk-changes">
            <summary>{countWords(words.changes, drafts.length, locale)}</summary>
            <ul>
              {drafts.map((draft) => (
                <li key={draft.id}>
                  <Change
                    words={words}
                    locale={locale}
                    draft={draft}
                    said={data?.said[draft.id]}
                    email={email}
                  />
                </li>
              ))}
            </ul>
          </details>
          <div className="desk-buttons">
            <Button kind="quiet" label={words.save} onClick={() => save.mutate()} />
            <Button
              kind="quiet"
              label={words.preview}
              aria-disabled={isRunning}
              onClick={() => begin(true)}
            />
            <Button label={words.publish} aria-disabled={isRunning} onClick={() => begin(false)} />
          </div>
          <p role="status" className="hidden-text">
            {save.isSuccess && !unsaved.length && words.saved}
          </p>
        </div>
      )}
    </section>
  );
}

/** Sends what is typed when a field is left, the page goes, the line or somebody comes back. */
function useSending(email: string): void {
  useEffect(() => {
    const send = () => void flush(email);
    const names = ['focusout', 'online', 'pagehide', 'visibilitychange'];
    send();
    for (const name of names) addEventListener(name, send);
    return () => {
      for (const name of names) removeEventListener(name, send);
    };
  }, [email]);
}

type ChangeProps = {
  words: DeskWords;
  locale: string;
  draft: Draft;
  said: string | undefined;
  email: string;
};

function Change({ words, locale, draft: { id, file, path, by, at }, said, email }: ChangeProps) {
  const { mutate } = useMutation({
    mutationFn: () => ask(deskApi.draft(id), 'DELETE'),
    onSuccess: () => forget(fieldKey(email, file, path)),
    onSettled: () => client.invalidateQueries({ queryKey: [deskApi.content] }),
  });
  return (
    <>
      <div>
        <FieldLink file={file} path={path} label={said ?? file} />
        <p className="quiet">{fill(words.by, { by, at: formatMoment(at, locale) })}</p>
      </div>
      <Button kind="quiet" label={words.throwAway} describe={said} onClick={() => mutate()} />
    </>
  );
}

/** The screen where a field of the content is changed. */
function screenOf(file: string, path: FieldPath): string {
  const [, field] = path;
  const at = fieldId(file, path);
  if (/^facts\/(services|page-prices)\.yaml$/.test(file)) return 'prices';
  if (file === 'facts/branches.yaml')
    return /^(hours|exceptions)$/.test(String(field)) ? 'hours' : 'branches';
  if (file === 'facts/team.yaml') return 'team';
  if (file.startsWith('photos/')) return 'photos';
  if (file.startsWith('facts/')) return `settings/${at}`;
  return file.includes('/articles/') ? `articles/${at}` : `words/${at}`;
}

const LOOKS = 40;

/** The screen comes first, and its fields when they are read. */
function focusField(id: string, looks = LOOKS): void {
  const field = document.getElementById(id);
  if (field) field.focus();
  else if (looks) setTimeout(() => focusField(id, looks - 1), 50);
}

const FieldLink = ({ file, path, label }: { file: string; path: FieldPath; label: string }) => (
  <a href={`#${screenOf(file, path)}`} onClick={() => focusField(fieldId(file, path))} dir="auto">
    {label}
  </a>
);

type ProgressProps = { words: DeskWords; publication: Publication; hide: () => void };

/** Where a publication is, and how it ended. */
function Progress({ words, publication: { state, preview, reason, mistakes }, hide }: ProgressProps) {
  const endPreview = useMutation({ mutationFn: () => ask(deskApi.preview, 'DELETE'), onSuccess: hide });
  const [mistake] = mistakes;
  const isDone = state === 'done';
  return (
    <div className="desk-progress" data-state={state}>
      <p role="status">{isDone && preview ? words.steps.previewed : words.steps[state]}</p>
      {state === 'failed' && (
        <div role="alert">
          <p dir="auto">{(mistake?.text ?? reason ?? '').replace(/^content\/\S+\s+/, '')}</p>
          {mistake?.path && <FieldLink file={mistake.file} path={[...mistake.path]} label={words.mend} />}
        </div>
      )}
      {(isDone || state === 'failed') && (
        <div className="row">
          {isDone && (
            <ButtonLink kind="quiet" href="/" newTab label={preview ? words.seePreview : words.see} />
          )}
          {isDone && preview && (
            <Button kind="quiet" label={words.endPreview} onClick={() => endPreview.mutate()} />
          )}
          <Button kind="quiet" label={words.hide} onClick={hide} />
        </div>
      )}
    </div>
  );
}
