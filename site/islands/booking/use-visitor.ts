import { type RefObject, useLayoutEffect, useState } from 'react';
import { standingIn, takeAsleep } from '../standing.ts';

type Visitor = { name: string; note: string };

const STORED = 'booking-visitor';
/** Where the form leaves its words while it is asleep. */
export const ASLEEP = 'asleep-booking';
const NOBODY: Visitor = { name: '', note: '' };

function kept(): Partial<Visitor> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
  } catch {
    return {};
  }
}

function keep(visitor: Visitor): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(visitor));
  } catch {
    // Storage is full or switched off: the fields themselves still hold the words.
  }
}

/** Name and note, kept in this tab only, for a reload; what was typed before the page was awake goes before them. */
export function useVisitor(form: RefObject<HTMLFormElement | null>) {
  const [visitor, setVisitor] = useState(NOBODY);
  useLayoutEffect(() => {
    const standing = form.current ? standingIn(form.current) : {};
    const { name, note } = { ...NOBODY, ...kept(), ...takeAsleep(ASLEEP), ...standing };
    setVisitor({ name, note });
    keep({ name, note });
  }, [form]);
  const write = (changed: Partial<Visitor>) => {
    const next = { ...visitor, ...changed };
    setVisitor(next);
    keep(next);
  };
  return { visitor, write };
}
