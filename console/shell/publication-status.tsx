import { useEffect, useRef } from 'react';
import { type Publication, publishingApi } from '../../contract/publishing.ts';
import { Button, ButtonLink } from '../../site/components/button.tsx';
import { withoutFile } from '../content/use-check.ts';
import { useConsole } from '../context.ts';
import { FieldLink } from './draft-list.tsx';

type PublicationStatusProps = {
  publication: Publication;
  /** Started in this tab, which takes the focus here. */
  isOwn: boolean;
  hide: () => void;
};

/** How far a publication is, and its result. */
export function PublicationStatus({ publication, isOwn, hide }: PublicationStatusProps) {
  const words = useConsole().words.publishing;
  const { id, state, endedAt, reason, mistakes } = publication;
  const [mistake] = mistakes;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOwn && id) place.current?.focus();
  }, [isOwn, id]);
  useEffect(() => {
    // The button that had the focus is gone.
    if (endedAt && document.activeElement === document.body) place.current?.focus();
  }, [endedAt]);
  return (
    <div className="publication" data-state={state} tabIndex={-1} ref={place}>
      <p role="status">{words.steps[state]}</p>
      {state === 'failed' && (
        <div role="alert">
          <p dir="auto">{withoutFile(mistake?.text ?? reason ?? '')}</p>
          {mistake?.path && <FieldLink file={mistake.file} path={[...mistake.path]} label={words.mend} />}
        </div>
      )}
      {endedAt && (
        <div className="row">
          {state === 'done' && (
            <ButtonLink kind="quiet" href={publishingApi.endPreview('/')} newTab label={words.see} />
          )}
          <Button kind="quiet" label={words.hide} onClick={hide} />
        </div>
      )}
    </div>
  );
}
