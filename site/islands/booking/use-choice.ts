import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { standingIn } from '../standing.ts';
import {
  type Choice,
  type ChoiceField,
  choiceFrom,
  chosenIn,
  NOTHING,
  type Settled,
  searchOf,
  settle,
} from './choice.ts';
import type { BookingOptions } from './options.ts';

const keepInAddress = (choice: Choice) =>
  history.replaceState(history.state, '', location.pathname + searchOf(choice));

/**
 * The choice, kept in the address so that it can be linked, reloaded and shared; what was chosen before the page was
 * awake goes before the address. `now` is undefined until then: the built page knows neither the time nor the address.
 */
export function useChoice(options: BookingOptions, form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<Settled & { now?: Date }>({ choice: NOTHING, dropped: [] });

  useLayoutEffect(() => {
    const now = new Date();
    const chosen = chosenIn(form.current ? standingIn(form.current) : {});
    const settled = settle(options, { ...choiceFrom(location.search), ...chosen }, now);
    if (Object.keys(chosen).length) keepInAddress(settled.choice);
    setState({ ...settled, now });
  }, [options, form]);

  useEffect(() => {
    const read = () => {
      const now = new Date();
      setState({ ...settle(options, choiceFrom(location.search), now), now });
    };
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [options]);

  const choose = (field: ChoiceField, value: string) => {
    const now = new Date();
    const settled = settle(options, { ...state.choice, [field]: value }, now);
    keepInAddress(settled.choice);
    setState({ ...settled, now });
  };
  return { ...state, choose };
}
