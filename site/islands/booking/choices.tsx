import type { Slot } from '../../../domain/booking-slots.ts';
import { formatDay } from '../../../domain/format.ts';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import { fill } from '../../../domain/text.ts';
import { type Option, SelectField } from '../../components/select-field.tsx';
import {
  type BookingOptions,
  barbersAt,
  branchesFor,
  type Choice,
  type ChoiceField,
  daysFor,
  servicesFor,
} from './choice.ts';
import { type FormWords, serviceText, timeText } from './message.ts';

type ChoicesProps = {
  words: FormWords;
  options: BookingOptions;
  choice: Choice;
  /** Undefined in the built page, which knows no days. */
  now: Date | undefined;
  slots: readonly Slot[];
  choose: (field: ChoiceField, value: string) => void;
};

/** The five lists. None is ever switched off: an empty one says what to choose before it. */
export function Choices({ words, options, choice, now, slots, choose }: ChoicesProps) {
  const { fields, empty, ruledOut } = words;
  const branches = branchesFor(options, choice);
  // Where a branch is chosen the others say it in the list, and a link that brings both moves no field.
  const limited = choice.branch ? undefined : branches.find((entry) => entry.ruledOut)?.ruledOut;
  const days = now ? daysFor(options, choice, now) : [];

  const select = (field: ChoiceField, list: readonly Option[], nothing = empty[field], hint?: string) => (
    <SelectField
      id={`booking-${field}`}
      name={field}
      label={fields[field]}
      empty={nothing}
      value={choice[field]}
      options={list}
      {...omitUndefined({ hint })}
      onChange={(value) => choose(field, value)}
    />
  );

  return (
    <>
      {select(
        'branch',
        branches.map(({ branch: { id, name }, ruledOut: service }) => ({
          value: id,
          label: service ? fill(words.branchRuledOut, { branch: name, service: service.name }) : name,
          disabled: service !== undefined,
        })),
        empty.branch,
        limited && fill(ruledOut, { name: limited.name, why: limited.note ?? limited.group }),
      )}
      {select(
        'service',
        servicesFor(options, choice.branch).map(({ service, ruledOut: why }) => ({
          value: service.id,
          label:
            why === undefined ? serviceText(words, service) : fill(ruledOut, { name: service.name, why }),
          group: service.group,
          disabled: why !== undefined,
        })),
        empty.service,
        words.serviceHint,
      )}
      {select(
        'barber',
        barbersAt(options, choice.branch).map(({ id, name }) => ({ value: id, label: name })),
      )}
      <div className="booking-when">
        {select(
          'day',
          days.map((day) => ({ value: day, label: formatDay(day, options.locale) })),
          choice.branch ? empty.day : empty.noBranchYet,
        )}
        {select(
          'time',
          slots.map((slot) => ({ value: slot.time, label: timeText(words, slot, options.locale) })),
          choice.day ? empty.time : empty.noDayYet,
        )}
      </div>
    </>
  );
}
