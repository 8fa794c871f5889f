import { useMutation } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { place } from '../../../contract/events.ts';
import { api } from '../../../contract/routes.ts';
import { normaliseReview, problemsOf, type ReviewProblems } from '../../../domain/reviews.ts';
import { queryClient } from '../query/client.ts';
import { request } from '../query/fetch-json.ts';
import { report } from '../report.ts';
import { type Draft, draftOf, dropDraft, keepDraft, sameWords } from './draft.ts';

/** `emptied`: the form is ready for another review; it is not when more was typed while the first was on its way. */
export type Outcome = { kind: 'success' | 'failure'; emptied: boolean };

/** What is wrong with the words in a form, and their way to the branch; `onEnd` hears how it went. */
export function useSubmission(
  form: RefObject<HTMLFormElement | null>,
  barberId: string,
  onEnd: (outcome: Outcome) => void,
) {
  const [problems, setProblems] = useState<ReviewProblems>({});
  // The same words keep their key, so that a second try after a lost answer is not a second review.
  const attempt = useRef({ words: '', key: '' });

  const { mutate, isPending } = useMutation(
    {
      mutationFn: (draft: Draft & { website: string }) => {
        const { website, ...words } = draft;
        const review = normaliseReview(words);
        const said = JSON.stringify(review);
        if (attempt.current.words !== said) attempt.current = { words: said, key: crypto.randomUUID() };
        return request(
          'POST',
          api.reviews,
          { ...review, barberId, website, openForMs: Math.round(performance.now()) },
          { 'Idempotency-Key': attempt.current.key },
        );
      },
      onSuccess: (_, sent) => {
        dropDraft(barberId, sent);
        const emptied = form.current !== null && sameWords(draftOf(form.current), sent);
        if (emptied) form.current?.reset();
        report({ event: 'review_submitted', section: 'reviews', location: place('{barber}', barberId) });
        onEnd({ kind: 'success', emptied });
      },
      onError: () => onEnd({ kind: 'failure', emptied: false }),
    },
    queryClient,
  );

  /** Keeps the draft, and takes back an error as soon as its field is right. */
  const typed = () => {
    if (!form.current) return;
    const draft = draftOf(form.current);
    keepDraft(barberId, draft);
    const wrong = problemsOf(draft);
    const still = Object.entries(problems).filter(([field]) => Object.hasOwn(wrong, field));
    if (still.length < Object.keys(problems).length) setProblems(Object.fromEntries(still));
  };

  const submit = () => {
    if (!form.current || isPending) return;
    const draft = draftOf(form.current);
    const wrong = problemsOf(draft);
    // At once: the error must stand before the focus comes to its field and reads it.
    flushSync(() => setProblems(wrong));
    const [first] = Object.keys(wrong);
    if (first) form.current.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else mutate({ ...draft, website: String(new FormData(form.current).get('website') ?? '') });
  };
  return { problems, typed, submit, isPending };
}
