import { type RefObject, useLayoutEffect, useState } from 'react';
import { readFormValues } from '../form-values.ts';
import { loadStored, store } from '../storage.ts';
import { type BookingOptions, type ChoiceField, choiceIn, NOTHING, type Settled, settle } from './choice.ts';
import type { Visitor } from './message.ts';

const STORED = 'booking-visitor';
const NOBODY: Visitor = { name: '', note: '' };

function keepInAddress({ choice }: Settled): void {
  const query = `${new URLSearchParams(choiceIn(choice))}`;
  history.replaceState(history.state, '', location.pathname + (query && `?${query}`));
}

/** `now` is undefined until the page is hydrated: the built page knows neither the time nor the address. */
type Booking = Settled & {
  now: Date | undefined;
  visitor: Visitor;
  /** The service as it was chosen: a branch without it only sets it aside. */
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
    const linked = Object.fromEntries(new URLSearchParams(location.search));
    const settled = settle(options, { ...NOTHING, ...choiceIn(linked), ...choiceIn(typed) }, now);
    if (Object.keys(choiceIn(typed)).length) keepInAddress(settled);
    const { name, note } = { ...NOBODY, ...loadStored<Visitor>(STORED), ...typed };
    const visitor = { name, note };
    store(STORED, visitor);
    setState({ ...settled, now, visitor, wanted: settled.choice.service });
  }, [options, form]);

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
    store(STORED, visitor);
    setState({ ...state, visitor });
  };
  return { ...state, choose, write };
}
