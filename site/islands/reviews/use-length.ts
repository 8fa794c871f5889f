import { type RefObject, useLayoutEffect, useState } from 'react';
import { lengthOf } from '../../../domain/reviews.ts';
import { draftOf } from './draft.ts';

/** How long the review in a form is, from what stood there when the page woke; 0 once the form is emptied. */
export function useLength(form: RefObject<HTMLFormElement | null>): number {
  const [length, setLength] = useState(0);
  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return;
    const measure = () => setLength(lengthOf(draftOf(current)));
    const empty = () => setLength(0);
    measure();
    current.addEventListener('input', measure);
    current.addEventListener('reset', empty);
    return () => {
      current.removeEventListener('input', measure);
      current.removeEventListener('reset', empty);
    };
  }, [form]);
  return length;
}
