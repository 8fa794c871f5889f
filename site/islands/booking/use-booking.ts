import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { readFormValues } from '../form-values.ts';
import {
  type BookingOptions,
  type ChoiceField,
  choiceFrom,
  chosenIn,
  NOTHING,
  type Settled,
  searchOf,
  settle,
} from './choice.ts';
import type { Visitor } from './message.ts';

const STORED = 'booking-visitor';
const NOBODY: Visitor = { name: '', note: '' };

function storedVisitor(): Partial<Visitor> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
  } catch {
    return {};
  }
}

function store(visitor: Visitor): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(visitor));
  } catch {
    // Storage is full or switched off: the fields themselves still hold the words.
  }
}

const keepInAddress = ({ choice }: Settled) =>
  history.replaceState(history.state, '', location.pathname + searchOf(choice));

/** `now` is undefined until the page is hydrated: the built page knows neither the time nor the address. */
type Booking = Settled & {
  now: Date | undefined;
  visitor: Visitor;
  /** The service as it was chosen: a branch may have it by another name and price. */
  wanted: string;
};

/**
 * The choice, kept in the address so that it can be linked, reloaded and shared, and the visitor's name and note, kept in
 * this tab only. What was entered before the page was hydrated goes before both.
 */
export function useBooking(options: BookingOptions, form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<Booking>({
    choice: NOTHING,
    dropped: [],
    now: undefined,
    visitor: NOBODY,
    wanted: '',
  });

  useLayoutEffect(() => {
    const now = new Date();
    const typed = form.current ? readFormValues(form.current) : {};
    const chosen = chosenIn(typed);
    const settled = settle(options, { ...choiceFrom(location.search), ...chosen }, now);
    if (Object.keys(chosen).length) keepInAddress(settled);
    const { name, note } = { ...NOBODY, ...storedVisitor(), ...typed };
    store({ name, note });
    setState({ ...settled, now, visitor: { name, note }, wanted: settled.choice.service });
  }, [options, form]);

  useEffect(() => {
    const read = () => {
      const now = new Date();
      const settled = settle(options, choiceFrom(location.search), now);
      setState(({ visitor }) => ({ ...settled, now, visitor, wanted: settled.choice.service }));
    };
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [options]);

  const choose = (field: ChoiceField, value: string) => {
    const now = new Date();
    const wanted = field === 'service' ? value : state.wanted;
    const service = field === 'branch' ? wanted : state.choice.service;
    const settled = settle(options, { ...state.choice, service, [field]: value }, now);
    keepInAddress(settled);
    setState({ ...settled, now, visitor: state.visitor, wanted });
  };
  const write = (changed: Partial<Visitor>) => {
    const visitor = { ...state.visitor, ...changed };
    store(visitor);
    setState({ ...state, visitor });
  };
  return { ...state, choose, write };
}
