import './reply-editor.css';
import type { StaffReview } from '../../contract/staff.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import type { ConsoleWords } from '../words.ts';

type OtherReplyProps = { words: ConsoleWords['queue']; review: StaffReview; onKeepTheirs: () => void };

/** A colleague replied while somebody typed: theirs stands, and both are seen. */
export function OtherReply({ words, review: { reply, repliedBy }, onKeepTheirs }: OtherReplyProps) {
  return (
    <div className="console-other-reply" role="alert">
      {reply ? (
        <>
          <p>
            <b>{fill(words.replyOther, { actor: repliedBy ?? words.colleague })}</b>
          </p>
          <blockquote dir="auto">{reply}</blockquote>
        </>
      ) : (
        <p>
          <b>{words.replyGone}</b>
        </p>
      )}
      <p>{words.replyYours}</p>
      <Button kind="quiet" label={words.replyKeep} onClick={onKeepTheirs} />
    </div>
  );
}
