import { type ReactNode, useRef, useState } from 'react';
import { type DaysFault, faultOfDays, type PlanDays } from '../../contract/plans.ts';
import { type Day, dubaiDay, isDay } from '../../domain/dubai-time.ts';
import { useConsole } from '../context.ts';
import { FormDialog } from './dialog.tsx';
import { TextField } from './fields.tsx';
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
  const [typed, setTyped] = useState<PlanDays>({ from: null, until: null, ...(only && { [only]: day }) });
  const [fault, setFault] = useState<Fault>();
  const inputs = { from: useRef<HTMLInputElement>(null), until: useRef<HTMLInputElement>(null) };
  const fields = only ? [only] : (['from', 'until'] as const);
  const submit = () => {
    // A half-typed date has an empty value.
    const half = fields.find((field) => !inputs[field].current?.validity.valid);
    const found = half
      ? { field: half, reason: 'invalid' as const }
      : faultOfDays(typed, dubaiDay(new Date()));
    setFault(found);
    if (found) return inputs[found.field].current?.focus();
    onSubmit(typed);
    onClose();
  };
  return (
    <FormDialog title={words.title} submit={words.submit} onSubmit={submit} onClose={onClose} noValidate>
      {children}
      {fields.map((field) => (
        <TextField
          key={field}
          ref={inputs[field]}
          id={`days-${field}`}
          type="date"
          {...DAYS}
          label={words[field]}
          value={typed[field] ?? ''}
          error={fault?.field === field ? words.errors[fault.reason] : undefined}
          onChange={(day) => setTyped({ ...typed, [field]: isDay(day) ? day : null })}
        />
      ))}
      <p className="quiet">{words.hint}</p>
    </FormDialog>
  );
}
