import { useContext, useEffect, useRef } from 'react';
import { type Draft, type Publication, publishingApi } from '../../contract/changes.ts';
import { Button, ButtonLink } from '../../site/components/button.tsx';
import { PreviewContext } from '../context.ts';
import { useConsoleWithDraftNames } from '../editor/field-names.ts';
import { Findings, mistakesIn } from '../editor/findings.tsx';
import { describeChange } from '../editor/sentences.ts';
import { hasLostFocus } from '../focus.ts';
import { consoleLanguage, languageOf, translateMessage } from '../language.ts';

type PublicationStatusProps = {
  publication: Publication;
  drafts: Draft[];
  hide: () => void;
  undo: (() => void) | undefined;
};

/** The progress and the result of a publication, below the mistakes that stopped it. A new publication takes the focus. */
export function PublicationStatus({ publication, drafts, hide, undo }: PublicationStatusProps) {
  const context = useConsoleWithDraftNames();
  const { publishing: words, history } = context.words;
  const { state, reason, endedAt, notices = [], changes = [], pages = [] } = publication;
  const { path = '' } = useContext(PreviewContext);
  const isInLanguage = (page: string) => languageOf(page, context) === consoleLanguage();
  const changed = pages.includes(path) ? path : (pages.find(isInLanguage) ?? pages[0]);
  const mistakes = mistakesIn(drafts, publication.mistakes);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // At the end, only if the button that had the focus is gone.
    if (!endedAt || hasLostFocus()) container.current?.focus({ preventScroll: true });
  }, [endedAt]);
  return (
    <div className="publication" data-state={state} tabIndex={-1} ref={container}>
      {endedAt && mistakes.length > 0 && (
        <div role="alert">
          <Findings findings={mistakes} />
          {changes.map((change) => (
            <p key={`${change.file} ${change.path}`}>{describeChange(context, change)}</p>
          ))}
        </div>
      )}
      {reason && !mistakes.length && <p className="warning">{translateMessage(reason)}</p>}
      <p role="status">{words.steps[state]}</p>
      {notices.length > 0 && <Findings findings={notices} />}
      {endedAt && (
        <div className="row">
          {changed && (
            <ButtonLink kind="quiet" href={publishingApi.endPreview(changed)} newTab label={words.see} />
          )}
          {undo && <Button kind="quiet" label={history.undo} describe={words.steps[state]} onClick={undo} />}
          <Button kind="quiet" label={words.hide} onClick={hide} />
        </div>
      )}
    </div>
  );
}
