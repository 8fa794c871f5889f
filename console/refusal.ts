import { useEffect, useState } from 'react';
import { fill } from '../domain/text.ts';
import { ApiError } from './api.ts';
import type { ConsoleWords } from './words.ts';

const timeOfDay = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'medium' });

/** Why somebody could not sign in and, where there is a wait, until when by their own clock; then that it is over. */
export function useRefusal(error: Error | null, words: ConsoleWords['signIn']) {
  const [endedFor, setEndedFor] = useState<Error>();
  const waitS = error instanceof ApiError ? error.retryAfter : 0;
  const [at, setAt] = useState('');
  useEffect(() => {
    if (!error || !waitS) return;
    setAt(timeOfDay.format(Date.now() + waitS * 1_000));
    const timer = setTimeout(() => setEndedFor(error), waitS * 1_000);
    return () => clearTimeout(timer);
  }, [error, waitS]);
  const mayAgain = error !== null && endedFor === error;
  if (!error || mayAgain) return { refusal: undefined, mayAgain };
  if (waitS) return { refusal: at && fill(words.locked, { at }), mayAgain };
  const wrong = error instanceof ApiError && error.status === 401;
  return { refusal: wrong ? words.wrong : words.failed, mayAgain };
}
