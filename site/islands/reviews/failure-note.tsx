import '../../components/field.css';
import '../../components/review/review-form.css';
import { countWords } from '../../../domain/format.ts';
import type { PluralWords } from '../../../domain/text.ts';
import type { Failure } from './failure.ts';

export type FailureWords = Record<Exclude<Failure['kind'], 'tooMany'>, string> & { tooMany: PluralWords };

type FailureNoteProps = { failure: Failure | undefined; words: FailureWords; locale: string };

/** What the button is described by: whoever stands on it hears why nothing was sent. */
export const FAILURE = 'review-failure';

/**
 * Why a review was not taken, for as long as it is not. The toast says aloud that it failed, and is gone after some
 * seconds; this is said after it, since the reason is what tells whether to send again.
 */
export function FailureNote({ failure, words, locale }: FailureNoteProps) {
  return (
    <p id={FAILURE} role="status" className="review-failure field-error">
      {failure &&
        (failure.kind === 'tooMany'
          ? countWords(words.tooMany, failure.minutes, locale)
          : words[failure.kind])}
    </p>
  );
}
