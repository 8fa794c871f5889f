import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { api } from '../../../contract/routes.ts';
import { countWords } from '../../../domain/format.ts';
import { BLANK_DRAFT, lengthOf, problemTexts } from '../../../domain/reviews.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { type AttributesOf, CHOSEN_RATING_ID, ReviewFields } from '../../components/review/review-fields.tsx';
import type { barberReviews } from '../../model/parts/review-words.ts';
import { useHydrated } from '../use-hydrated.ts';
import { draftOf, useDraft } from './use-draft.ts';
import { type Outcome, useSubmission } from './use-submission.ts';

/** Id of the failure message that describes the button for screen readers. */
const FAILURE_ID = 'review-failure';

const blank: AttributesOf = (_, { stars }) => (stars ? { defaultChecked: stars === BLANK_DRAFT.rating } : {});

type ReviewFormProps = Omit<ReturnType<typeof barberReviews>, 'words'> & {
  words: Words['barber']['form'];
  onEnd: (outcome: Outcome) => void;
};

/** A native form until hydration, then submitted by fetch with inline errors. */
export function ReviewForm(props: ReviewFormProps) {
  const { id: barberId, name, locale, words, tooMany, unavailable, chat, onEnd } = props;
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const hydrated = useHydrated();
  useDraft(form, barberId);
  const [length, setLength] = useState(0);
  // After the draft has been restored.
  useLayoutEffect(() => {
    if (form.current) setLength(lengthOf(draftOf(form.current)));
  }, []);
  const { received } = words;
  const { problems, outcome, typed, submit, isPending } = useSubmission(form, barberId, onEnd);
  const why = outcome?.kind === 'failure' ? outcome.why : undefined;
  const emptied = outcome?.kind === 'success' && outcome.emptied;
  // After a failure, focus stays on the button, which scrolls clear of the toast. After success, focus returns to the start of
  // the emptied form unless the visitor has moved it elsewhere.
  useEffect(() => {
    const { activeElement: at, body } = document;
    if (why) form.current?.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' });
    else if (emptied && (at === body || form.current?.contains(at))) title.current?.focus();
  }, [why, emptied]);
  const failures = { ...words.failures, unavailable };
  return (
    <form
      ref={form}
      className="review-form card grid"
      aria-labelledby="write-review"
      method="post"
      action={api.reviews}
      noValidate={hydrated}
      onInput={({ currentTarget }) => {
        const draft = draftOf(currentTarget);
        typed(draft);
        setLength(lengthOf(draft));
      }}
      onReset={() => setLength(0)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 id="write-review" ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      {/* Stays after the toast, which announces the success, has gone. */}
      {outcome?.kind === 'success' && (
        <p className="aside">
          <b>{received}</b>
        </p>
      )}
      <ReviewFields
        barberId={barberId}
        locale={locale.slice(0, 2)}
        words={words}
        barber={name}
        length={length}
        errors={problemTexts(words.errors, problems)}
        attributes={blank}
      />
      <div className="grid grid-start">
        {/* The toast announces the failure and disappears; the reason stays. */}
        <p id={FAILURE_ID} role="status" className="review-failure field-error warning">
          {why?.kind === 'tooMany' ? countWords(tooMany, why.minutes, locale) : why && failures[why.kind]}
        </p>
        {/* Not disabled while sending, because a disabled button loses focus. */}
        <Button
          type="submit"
          label={isPending ? words.submitting : why?.kind === 'broken' ? words.again : words.submit}
          aria-disabled={isPending || undefined}
          aria-describedby={`${FAILURE_ID} ${CHOSEN_RATING_ID}`}
        />
      </div>
      <div className="review-complaint aside stack">
        <p>
          <b>{chat.title}</b> <span>{chat.text}</span>
        </p>
        <ButtonLink
          kind="quiet"
          icon="whatsapp"
          label={chat.label}
          href={why?.kind === 'unavailable' ? chat.review : chat.href}
          newTab
        />
      </div>
    </form>
  );
}
