import type { StaffReview } from '../../contract/staff.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { Dialog } from '../parts.tsx';
import type { ConsoleProps } from '../words.ts';
import { ReplyEditor } from './reply-editor.tsx';
import type { Decisions } from './use-decisions.ts';

type ReplyDialogProps = { console: ConsoleProps; review: StaffReview; decisions: Decisions };

/** The reply at the moment of publishing; what is typed and not saved waits among the published reviews. */
export function ReplyDialog({ console, review, decisions }: ReplyDialogProps) {
  const { queue: words, rejectDialog } = console.words;
  return (
    <Dialog title={fill(words.replyTitle, { name: review.customerName })} onClose={decisions.endReplying}>
      {(close) => (
        <>
          <blockquote className="console-review-text" dir="auto">
            {review.review}
          </blockquote>
          <ReplyEditor
            review={review}
            words={words}
            templates={console.replyTemplates}
            onTakenBack={(now) => {
              close();
              decisions.tellMissed(now);
            }}
            onSaved={() => {
              close();
              decisions.tellReplied(review);
            }}
            onDropped={close}
          />
          <Button kind="quiet" label={rejectDialog.cancel} onClick={close} />
        </>
      )}
    </Dialog>
  );
}
