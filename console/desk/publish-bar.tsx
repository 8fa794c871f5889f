import './desk.css';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type Blanks, type Draft, deskApi, type FieldPath, type Publication } from '../../contract/desk.ts';
import { countWords, formatMoment } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';
import { Button, ButtonLink } from '../../site/components/button.tsx';
import { ApiError, ask, client } from '../api.ts';
import { type Console, useConsole } from '../context.ts';
import { labelOf } from '../editor/schema.ts';
import { focusField, useFocusByAddress } from '../editor/use-address.ts';
import { placeOf } from './places.ts';
import { screenOf } from './screen-of.ts';
import { allEntries, flush, forget, subscribe, unsavedOf } from './unsaved.ts';
import { fieldId, useContentState } from './use-content.ts';
import { usePublication, usePublish } from './use-publication.ts';

/** What is changed and not public yet, and what makes it public; it sends what is typed, too, on whatever screen. */
export function PublishBar() {
  const console = useConsole();
  const { words: all, locale, staff } = console;
  const words = all.desk;
  const { data } = useContentState();
  useSyncExternalStore(subscribe, allEntries);
  const unsaved = unsavedOf(staff.email);
  const { publication: newest, isRunning, hide } = usePublication();
  const publish = usePublish();
  useSending(staff.email);
  useFocusByAddress();

  const save = useMutation({ mutationFn: () => flush(staff.email) });
  const begin = async () => {
    if (!isRunning && (await save.mutateAsync())) publish.mutate(undefined);
  };
  const preview = async () => {
    // Browsers open tabs only while they handle the tap.
    const tab = open('about:blank');
    if (!(await save.mutateAsync())) tab?.close();
    else if (tab) tab.location.href = deskApi.preview;
  };
  const drafts = data?.drafts ?? [];
  // What was written since would seem to be public, too.
  const isOver = newest?.state === 'done' && drafts.some(({ at }) => at > (newest.endedAt ?? ''));
  const publication = isOver || (publish.isError && !isRunning) ? undefined : newest;
  const refusal = publish.error instanceof ApiError ? (publish.error.answer as Blanks) : undefined;
  const { blanks = [] } = refusal ?? publish.data ?? {};
  const isChanged = drafts.length + unsaved.length > 0;
  const others = new Set(drafts.filter(({ byId }) => byId !== staff.id).map(({ by }) => by));
  if (!isChanged && !publication) return null;
  return (
    <section className="desk-bar" aria-label={words.publish}>
      {publication && <Progress publication={publication} hide={hide} />}
      <div role="alert">
        {save.data === false && unsaved.length > 0 && <p className="warning">{words.unsettled}</p>}
        {publish.isError && !isRunning && <p className="warning">{publish.error.message || words.failed}</p>}
        {!isRunning && drafts.length > 0 && blanks.length > 0 && (
          <details className="desk-blanks">
            <summary>{fill(words.leftOut, { count: String(blanks.length) })}</summary>
            <ul>
              {blanks.map(({ file, path }) => (
                <li key={file}>
                  <FieldLink file={file} path={path} label={blankName(console, file, path)} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {isChanged && (
        <div className="desk-bar-row">
          <details className="desk-changes">
            <summary>
              {countWords(words.changes, drafts.length, locale) +
                (others.size ? ` ${fill(words.alsoBy, { names: [...others].join(', ') })}` : '')}
            </summary>
            <ul>
              {drafts.map((draft) => (
                <Change key={draft.id} draft={draft} text={data?.descriptions[draft.id] ?? draft.file} />
              ))}
            </ul>
          </details>
          <div className="desk-buttons">
            <Button kind="quiet" label={words.save} onClick={() => save.mutate()} />
            <Button kind="quiet" label={words.preview} onClick={preview} />
            <Button label={words.publish} aria-disabled={isRunning} onClick={begin} />
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

function Change({ draft: { id, file, path, by, at }, text }: { draft: Draft; text: string }) {
  const { words, locale, staff } = useConsole();
  const { mutate } = useMutation({
    mutationFn: async () => {
      forget(staff.email, { file, path });
      // What is on its way would make the draft anew.
      await flush(staff.email);
      return ask(deskApi.draft(id), 'DELETE');
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: [deskApi.content] });
      // The button that was pressed is gone.
      const next = document.querySelector<HTMLElement>('.desk-changes summary');
      (next ?? document.querySelector<HTMLElement>('main'))?.focus();
    },
  });
  return (
    <li>
      <div>
        <FieldLink file={file} path={path} label={text} />
        <p className="quiet">{fill(words.desk.by, { by, at: formatMoment(at, locale) })}</p>
      </div>
      <Button kind="quiet" label={words.desk.throwAway} describe={text} onClick={() => mutate()} />
    </li>
  );
}

/** 'Branch pages: Marina, Hero, Title' */
const blankName = (context: Console, file: string, path: FieldPath) => {
  const keys = path.filter((key) => typeof key === 'string' && key !== 'items');
  const names = keys.map((key) => labelOf(String(key), context.words.editor.names));
  return `${placeOf(context, file)}: ${names.join(', ')}`;
};

const FieldLink = ({ file, path, label }: { file: string; path: FieldPath; label: string }) => (
  <a href={`#${screenOf(file, path)}`} onClick={() => focusField(fieldId(file, path))} dir="auto">
    {label}
  </a>
);

/** Where a publication is, and how it ended. */
function Progress({ publication, hide }: { publication: Publication; hide: () => void }) {
  const words = useConsole().words.desk;
  const { state, reason, mistakes } = publication;
  const [mistake] = mistakes;
  const isDone = state === 'done';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (isDone && document.activeElement === document.body) place.current?.focus();
  }, [isDone]);
  return (
    <div className="desk-progress" data-state={state} tabIndex={-1} ref={place}>
      <p role="status">{words.steps[state]}</p>
      {state === 'failed' && (
        <div role="alert">
          <p dir="auto">{(mistake?.text ?? reason ?? '').replace(/^content\/\S+\s+/, '')}</p>
          {mistake?.path && <FieldLink file={mistake.file} path={[...mistake.path]} label={words.mend} />}
        </div>
      )}
      {(isDone || state === 'failed') && (
        <div className="row">
          {isDone && <ButtonLink kind="quiet" href={deskApi.endPreview('/')} newTab label={words.see} />}
          <Button kind="quiet" label={words.hide} onClick={hide} />
        </div>
      )}
    </div>
  );
}
