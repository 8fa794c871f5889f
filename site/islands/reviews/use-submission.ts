import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { place } from '../../../contract/events.ts';
import { api } from '../../../contract/routes.ts';
import { BLANK_DRAFT, normaliseReview } from '../../../domain/reviews.ts';
import { queryClient } from '../query/client.ts';
import { request } from '../query/fetch-json.ts';
import { report } from '../report.ts';
import { type Draft, dropDraft, keepDraft, loadDraft } from './draft.ts';

type Outcome = 'success' | 'failure';

/** The words that are being written, and their way to the branch; `onEnd` hears how it went. */
export function useSubmission(barberId: string, onEnd: (outcome: Outcome) => void) {
  const [draft, setDraft] = useState<Draft>({ ...BLANK_DRAFT });
  const [website, setWebsite] = useState('');
  const openedAt = useRef(0);
  // The same words keep their key, so that a second try after a lost answer is not a second review.
  const attempt = useRef({ words: '', key: '' });

  useEffect(() => {
    openedAt.current = Date.now();
    setDraft(loadDraft(barberId));
  }, [barberId]);

  const change = (changed: Partial<Draft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    keepDraft(barberId, next);
  };

  const { mutate, isPending } = useMutation(
    {
      mutationFn: (review: NonNullable<ReturnType<typeof normaliseReview>>) => {
        const words = JSON.stringify(review);
        if (attempt.current.words !== words) attempt.current = { words, key: crypto.randomUUID() };
        const openForMs = Date.now() - openedAt.current;
        return request(
          'POST',
          api.reviews,
          { ...review, barberId, website, openForMs },
          { 'Idempotency-Key': attempt.current.key },
        );
      },
      onSuccess: () => {
        setDraft({ ...BLANK_DRAFT });
        dropDraft(barberId);
        report({ event: 'review_submitted', section: 'reviews', location: place('{barber}', barberId) });
        onEnd('success');
      },
      onError: () => onEnd('failure'),
    },
    queryClient,
  );

  const submit = () => {
    const review = normaliseReview(draft);
    if (review && !isPending) mutate(review);
  };
  return { draft, change, website, setWebsite, submit, isPending };
}
