import { useEffect, useState } from 'react';
import { type Choice, type ChoiceField, choiceFrom, NOTHING, searchOf, settle } from './choice.ts';
import type { BookingOptions } from './options.ts';

/**
 * The choice, kept in the address so that it can be linked, reloaded and shared. `now` is undefined until the page is
 * awake: the built page knows neither the time nor the address.
 */
export function useChoice(options: BookingOptions) {
  const [state, setState] = useState<{ choice: Choice; dropped: ChoiceField[]; now?: Date }>({
    choice: NOTHING,
    dropped: [],
  });

  useEffect(() => {
    const read = () => {
      const now = new Date();
      setState({ ...settle(options, choiceFrom(location.search), now), now });
    };
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [options]);

  const choose = (field: ChoiceField, value: string) => {
    const now = new Date();
    const settled = settle(options, { ...state.choice, [field]: value }, now);
    history.replaceState(history.state, '', location.pathname + searchOf(settled.choice));
    setState({ ...settled, now });
  };
  return { ...state, choose };
}
