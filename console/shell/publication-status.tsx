import { useEffect, useRef } from 'react';
import { type Publication, publishingApi } from '../../contract/publishing.ts';
import { Button, ButtonLink } from '../../site/components/button.tsx';
import { useConsole, useStaff } from '../context.ts';
import { Findings } from '../editor/findings.tsx';
import { startPage } from '../language.ts';

/** The progress and the result of a publication, below the drafts that it left out. A new publication takes the focus. */
export function PublicationStatus({ publication, hide }: { publication: Publication; hide: () => void }) {
  const words = useConsole().words.publishing;
  const { branches } = useStaff();
  const { state, endedAt, mistakes } = publication;
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!endedAt) container.current?.focus({ preventScroll: true });
  }, [endedAt]);
  useEffect(() => {
    // The button that had the focus is gone.
    if (endedAt && document.activeElement === document.body)
      container.current?.focus({ preventScroll: true });
  }, [endedAt]);
  return (
    <div className="publication" data-state={state} tabIndex={-1} ref={container}>
      {endedAt && mistakes.length > 0 && (
        <div role="alert">
          {state === 'done' && <p className="warning">{words.leftOut}</p>}
          <Findings findings={mistakes} />
        </div>
      )}
      <p role="status">{words.steps[state]}</p>
      {endedAt && (
        <div className="row">
          {state === 'done' && (
            <ButtonLink
              kind="quiet"
              href={publishingApi.endPreview(startPage(branches))}
              newTab
              label={words.see}
            />
          )}
          <Button kind="quiet" label={words.hide} onClick={hide} />
        </div>
      )}
    </div>
  );
}
