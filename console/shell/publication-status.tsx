import { useContext, useEffect, useRef } from 'react';
import { type Publication, publishingApi } from '../../contract/changes.ts';
import { mayRequest } from '../../contract/rights.ts';
import { Button, ButtonLink } from '../../site/components/button.tsx';
import { useContentState } from '../content/use-content.ts';
import { usePublish } from '../content/use-publication.ts';
import { PreviewContext, useConsole, useStaff } from '../context.ts';
import { Changes, Findings, mistakesIn } from '../editor/findings.tsx';
import { hasLostFocus } from '../focus.ts';
import { consoleLanguage, languageOf, translateMessage } from '../language.ts';
import { IconButton } from '../parts/icon.tsx';

/** The progress and the result of a publication, below the mistakes that stopped it. A new publication takes the focus. */
export function PublicationStatus({ publication, hide }: { publication: Publication; hide: () => void }) {
  const context = useConsole();
  const { publishing: words, history } = context.words;
  const staff = useStaff();
  const { drafts = [] } = useContentState().data ?? {};
  const { mutate } = usePublish();
  const { state, reason, endedAt, notices = [], changes = [], pages = [], publication: number } = publication;
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
          <Changes changes={changes} />
        </div>
      )}
      {reason && !mistakes.length && <p className="warning">{translateMessage(reason)}</p>}
      {notices.length > 0 && <Findings findings={notices} />}
      <div className="publish-bar-row">
        <p role="status" className={state === 'done' ? 'good' : undefined}>
          {words.steps[state]}
        </p>
        {endedAt && (
          <>
            {changed && (
              <ButtonLink kind="quiet" href={publishingApi.endPreview(changed)} newTab label={words.see} />
            )}
            {number !== undefined && mayRequest(staff, publishingApi.undo) && (
              <Button
                kind="quiet"
                label={history.undo}
                describe={words.steps[state]}
                onClick={() => mutate({ undo: { publication: number } })}
              />
            )}
            <IconButton icon="close" size={18} label={words.hide} onClick={hide} />
          </>
        )}
      </div>
    </div>
  );
}
