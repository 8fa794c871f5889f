import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { readFormValues } from '../form-values.ts';
import { loadStored, store } from '../storage.ts';
import {
  type BookingOptions,
  type ChoiceField,
  choiceIn,
  NOTHING,
  type NormalizedChoice,
  normalizeChoice,
} from './choice.ts';
import type { Visitor } from './message.ts';

const MINUTE_MS = 60_000;
const STORED = 'booking-visitor';
const NO_VISITOR: Visitor = { name: '', note: '' };

function keepInAddress({ choice }: NormalizedChoice): void {
  const query = `${new URLSearchParams(choiceIn(choice))}`;
  history.replaceState(history.state, '', location.pathname + (query && `?${query}`));
}

/** `now` is undefined until hydration, because the built page knows neither the time nor the address. */
type Booking = NormalizedChoice & {
  now: Date | undefined;
  visitor: Visitor;
  /** The service last chosen, restored when the visitor picks a branch that offers it. */
  lastService: string;
};

/** The choice as it is still possible. The last notice stays unless something else is dropped. */
function recheck(options: BookingOptions, booking: Booking): Booking {
  const now = new Date();
  const normalized = normalizeChoice(options, booking.choice, now);
  return { ...booking, now, ...(normalized.dropped.length && normalized) };
}

/**
 * Keeps the choice in the address, so that it survives a reload and can be shared, and the visitor's name and note in this tab.
 * Values entered before hydration take precedence.
 */
export function useBooking(options: BookingOptions, form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<Booking>({
    choice: NOTHING,
    dropped: [],
    now: undefined,
    visitor: NO_VISITOR,
    lastService: '',
  });

  useLayoutEffect(() => {
    const now = new Date();
    const typed = form.current ? readFormValues(form.current) : {};
    const linked = Object.fromEntries(new URLSearchParams(location.search));
    const normalized = normalizeChoice(options, { ...NOTHING, ...choiceIn(linked), ...choiceIn(typed) }, now);
    if (Object.keys(choiceIn(typed)).length) keepInAddress(normalized);
    const { name, note } = { ...NO_VISITOR, ...loadStored<Visitor>(STORED), ...typed };
    const visitor = { name, note };
    store(STORED, visitor);
    setState({ ...normalized, now, visitor, lastService: normalized.choice.service });
  }, [options, form]);

  // Time passes, also while the page is hidden.
  useEffect(() => {
    const check = () => setState((booking) => (booking.now ? recheck(options, booking) : booking));
    const timer = setInterval(check, MINUTE_MS);
    document.addEventListener('visibilitychange', check);
    addEventListener('pageshow', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      removeEventListener('pageshow', check);
    };
  }, [options]);

  /** Whether the choice is still possible; shows at once what is not. */
  const isCurrent = () => {
    const checked = recheck(options, state);
    if (checked.choice === state.choice) return true;
    flushSync(() => setState(checked));
    return false;
  };
  const choose = (field: ChoiceField, value: string) => {
    const now = new Date();
    const lastService = field === 'service' ? value : state.lastService;
    const service = field === 'branch' ? lastService : state.choice.service;
    const normalized = normalizeChoice(options, { ...state.choice, service, [field]: value }, now);
    keepInAddress(normalized);
    setState({ ...normalized, now, visitor: state.visitor, lastService });
  };
  const write = (changed: Partial<Visitor>) => {
    const visitor = { ...state.visitor, ...changed };
    store(STORED, visitor);
    setState({ ...state, visitor });
  };
  return { ...state, choose, write, isCurrent };
}
