import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { api } from '../../../contract/routes.ts';
import { countWords } from '../../../domain/format.ts';
import {
  BLANK_DRAFT,
  type FieldProblem,
  lengthOf,
  type ReviewErrorWords,
  type ReviewField,
} from '../../../domain/reviews.ts';
import { fill, type PluralWords } from '../../../domain/text.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { type AttributesOf, GIVEN, ReviewFields } from '../../components/review/review-fields.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { draftOf, useDraft } from './use-draft.ts';
import { type Failure, type Outcome, useSubmission } from './use-submission.ts';

export type ReviewFormWords = Omit<Words['barber']['form'], 'errors' | 'failures'> & {
  errors: ReviewErrorWords;
  failures: Record<Exclude<Failure['kind'], 'tooMany'>, string> & { tooMany: PluralWords };
};

/** What the button is described by: a visitor who stands on it hears why nothing was sent. */
const FAILURE = 'review-failure';

const blank: AttributesOf = (_, { stars }) => (stars ? { defaultChecked: stars === BLANK_DRAFT.rating } : {});

export type ReviewFormProps = {
  barberId: string;
  /** The language of the page as it stands in addresses, and as a tag. */
  language: string;
  locale: string;
  words: ReviewFormWords;
  /** The private way: a chat with the branch, which is no booking and is not reported. */
  complaint: { title: string; text: string; label: string; href: string; reviewHref: string };
  onEnd: (outcome: Outcome) => void;
};

/** A form that the browser sends by itself until the page is hydrated; then its errors stand at their fields. */
export function ReviewForm({ barberId, language, locale, words, complaint, onEnd }: ReviewFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const hydrated = useHydrated();
  useDraft(form, barberId);
  const [length, setLength] = useState(0);
  // After the kept draft has come.
  useLayoutEffect(() => {
    if (form.current) setLength(lengthOf(draftOf(form.current)));
  }, []);
  const { problems, outcome, typed, submit, isPending } = useSubmission(form, barberId, onEnd);
  // After a failure the focus stays on the button, which is never disabled and comes clear of the toast. After success it
  // begins the emptied form anew; a visitor who has gone elsewhere meanwhile is left there.
  useEffect(() => {
    const { activeElement: at, body } = document;
    if (outcome?.kind === 'failure')
      form.current?.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' });
    else if (outcome?.emptied && (at === body || form.current?.contains(at))) title.current?.focus();
  }, [outcome]);
  const found = Object.entries(problems) as [ReviewField, FieldProblem][];
  const received = outcome?.kind === 'success';
  const why = outcome?.kind === 'failure' ? outcome.why : undefined;
  return (
    <form
      ref={form}
      className="review-form"
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
      {/* For those who missed the toast, which says it aloud. */}
      {received && <p className="review-received">{words.received}</p>}
      <p>{words.lead}</p>
      <ReviewFields
        barberId={barberId}
        locale={language}
        words={words}
        length={length ? fill(words.length.is, { count: String(length) }) : words.length.most}
        errors={Object.fromEntries(found.map(([field, problem]) => [field, words.errors[field][problem]]))}
        attributes={blank}
      />
      <div>
        {/* The toast says aloud that it failed, and is gone after some seconds; the reason stays. */}
        <p id={FAILURE} role="status" className="review-failure field-error warning">
          {why?.kind === 'tooMany'
            ? countWords(words.failures.tooMany, why.minutes, locale)
            : why && words.failures[why.kind]}
        </p>
        {/* It keeps its focus while the review is on its way, which a disabled button would lose. */}
        <Button
          type="submit"
          label={isPending ? words.submitting : words.submit}
          aria-disabled={isPending || undefined}
          aria-describedby={`${FAILURE} ${GIVEN}`}
        />
      </div>
      <div className="review-complaint stack">
        <p>
          <b>{complaint.title}</b> <span>{complaint.text}</span>
        </p>
        <ButtonLink
          kind="quiet"
          icon="whatsapp"
          label={complaint.label}
          href={why?.kind === 'unavailable' ? complaint.reviewHref : complaint.href}
          newTab
        />
      </div>
    </form>
  );
}
