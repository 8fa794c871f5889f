import { type ReactNode, useState } from 'react';
import { type DaysFault, faultOfDays, type PlanDays } from '../../contract/plans.ts';
import { type Day, dubaiDay, isDay } from '../../domain/dubai-time.ts';
import { useConsole } from '../context.ts';
import { FormDialog } from './dialog.tsx';
import { TextField, textsOf } from './fields.tsx';
import { DAYS } from './held-fields.tsx';

type Fault = { field: DaysFault['field']; reason: DaysFault['reason'] | 'invalid' };
type DaysDialogProps = {
  /** Moves this one day. */
  only?: keyof PlanDays;
  day?: Day;
  onSubmit: (days: PlanDays) => void;
  onClose: () => void;
  /** The changes that the days are for. */
  children: ReactNode;
};

/** Asks for the days on which changes become public and are taken back. */
export function DaysDialog({ only, day, onSubmit, onClose, children }: DaysDialogProps) {
  const words = useConsole().words.days;
  const [fault, setFault] = useState<Fault>();
  const fields = only ? [only] : (['from', 'until'] as const);
  const submit = (form: HTMLFormElement) => {
    const { from = '', until = '' } = textsOf(form);
    const typed = { from: isDay(from) ? from : null, until: isDay(until) ? until : null };
    const input = (field: keyof PlanDays) => form.querySelector<HTMLInputElement>(`[name=${field}]`);
    // A half-typed date has an empty value.
    const half = fields.find((field) => input(field)?.validity.valid === false);
    const found = half
      ? { field: half, reason: 'invalid' as const }
      : faultOfDays(typed, dubaiDay(new Date()));
    setFault(found);
    if (found) return input(found.field)?.focus();
    onSubmit(typed);
    onClose();
  };
  return (
    <FormDialog title={words.title} submit={words.submit} onSubmit={submit} onClose={onClose} noValidate>
      {children}
      {fields.map((field) => (
        <TextField
          key={field}
          id={`days-${field}`}
          name={field}
          type="date"
          {...DAYS}
          label={words[field]}
          defaultValue={day}
          error={fault?.field === field ? words.errors[fault.reason] : undefined}
        />
      ))}
      <p className="quiet">{words.hint}</p>
    </FormDialog>
  );
}
