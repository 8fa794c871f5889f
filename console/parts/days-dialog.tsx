import { type ReactNode, useRef, useState } from 'react';
import { type ComingDays, type DaysFault, faultOfDays } from '../../contract/coming.ts';
import { dubaiDay, isDay } from '../../domain/dubai-time.ts';
import { useConsole } from '../context.ts';
import { FormDialog } from './dialog.tsx';
import { TextField } from './fields.tsx';
import { DAYS } from './held-fields.tsx';

type Fault = { field: DaysFault['field']; reason: DaysFault['reason'] | 'invalid' };
type DaysDialogProps = {
  days?: ComingDays;
  /** Changes that are already public have only a last day. */
  isPublic?: boolean;
  onSubmit: (days: ComingDays) => void;
  onClose: () => void;
  /** The changes that the days are for. */
  children: ReactNode;
};

/** Asks for the days on which changes become public and are taken back. */
export function DaysDialog({ days, isPublic = false, onSubmit, onClose, children }: DaysDialogProps) {
  const words = useConsole().words.days;
  const [typed, setTyped] = useState<ComingDays>(days ?? { from: null, until: null });
  const [fault, setFault] = useState<Fault>();
  const inputs = { from: useRef<HTMLInputElement>(null), until: useRef<HTMLInputElement>(null) };
  const fields = isPublic ? (['until'] as const) : (['from', 'until'] as const);
  const submit = () => {
    // A half-typed date has an empty value.
    const half = fields.find((field) => !inputs[field].current?.validity.valid);
    const found = half
      ? { field: half, reason: 'invalid' as const }
      : faultOfDays(typed, dubaiDay(new Date()), isPublic);
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
