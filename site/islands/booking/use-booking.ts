import { useState } from 'react';
import { flushSync } from 'react-dom';
import { timeNow } from '../../../contract/clock.ts';
import { useEnteredEarly } from '../form-values.ts';
import { loadStored, store } from '../storage.ts';
import { useNow } from '../use-now.ts';
import {
  type BookingOptions,
  type Choice,
  type ChoiceField,
  choiceIn,
  clashOf,
  NOTHING,
  type NormalizedChoice,
  normalizeChoice,
} from './choice.ts';
import type { Visitor } from './message.ts';

const STORED = 'booking-visitor';
const NO_VISITOR: Visitor = { name: '', note: '' };

/**
 * Keeps what is wanted in the address, so that it survives a reload and can be shared, and the visitor's name and note in this tab.
 * Values entered before hydration take precedence.
 */
export function useBooking(options: BookingOptions) {
  // Undefined until hydration, because the built page knows neither the time nor the address.
  const [now, setNow] = useNow();
  // What the visitor wants. `choice` is what of it is possible together, so that the rest comes back when it is.
  const [wanted, setWanted] = useState(NOTHING);
  const [visitor, setVisitor] = useState(NO_VISITOR);
  const possibleAt = (at: Date, wish = wanted) => normalizeChoice(options, wish, at);
  const normalized: NormalizedChoice = now ? possibleAt(now) : { choice: NOTHING, dropped: [] };
  const { choice } = normalized;
  const clash = now && clashOf(options, wanted, normalized, now);
  // The field that was changed last, beside which is said what it drops.
  const [changed, setChanged] = useState<ChoiceField>();

  const want = (wish: Choice, keepInAddress = true) => {
    setWanted(wish);
    if (!keepInAddress) return;
    const query = `${new URLSearchParams(choiceIn(wish))}`;
    history.replaceState(history.state, '', location.pathname + (query && `?${query}`));
  };
  const choose = (field: ChoiceField, value: string) => {
    setChanged(field);
    want({ ...wanted, branch: choice.branch, [field]: value });
  };
  /** Changes what is wanted where it clashes. The focus goes to the field, because the button that settles it is gone. */
  const settle = (fields: Partial<Choice>) => {
    flushSync(() => want({ ...wanted, ...fields }));
    const field = document.getElementById(`booking-${changed ?? Object.keys(fields)[0]}`);
    (field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector('input') ?? field)?.focus();
  };
  const write = (changed: Partial<Visitor>) => {
    const written = { ...visitor, ...changed };
    store(STORED, written);
    setVisitor(written);
  };
  /** Whether the choice is still possible; shows at once what is not. */
  const isCurrent = () => {
    const at = timeNow();
    if (JSON.stringify(possibleAt(at).choice) === JSON.stringify(choice)) return true;
    flushSync(() => setNow(at));
    return false;
  };

  useEnteredEarly('.booking form', (entered) => {
    const chosen = choiceIn(entered);
    const linked = choiceIn(Object.fromEntries(new URLSearchParams(location.search)));
    want({ ...NOTHING, ...linked, ...chosen }, Object.keys(chosen).length > 0);
    const { name, note } = { ...NO_VISITOR, ...loadStored<Visitor>(STORED), ...entered };
    write({ name, note });
  });

  return { ...normalized, wanted, clash, changed, now, visitor, choose, settle, write, isCurrent };
}
