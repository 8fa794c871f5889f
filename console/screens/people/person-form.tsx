import { useState } from 'react';
import { type Person, type RoleAssignment, type StaffRole, staffRoles } from '../../../contract/staff.ts';
import { useConsole } from '../../context.ts';
import { FormDialog } from '../../parts/dialog.tsx';
import { CheckField, RadioField, TextField, textsOf } from '../../parts/fields.tsx';

type PersonFormProps = {
  /** Undefined for an invitation. */
  person: Person | undefined;
  refusal: string | null | undefined;
  onSave: (body: RoleAssignment & { email?: string; name?: string }) => void;
  onClose: () => void;
};

/** Invites a person, or changes the role of one. */
export function PersonForm({ person, refusal, onSave, onClose }: PersonFormProps) {
  const { words: all, branches } = useConsole();
  const words = all.people;
  const [role, setRole] = useState<StaffRole>(person?.role ?? 'moderator');
  const [chosen, setChosen] = useState(person?.branches ?? []);
  const [writes, setWrites] = useState(person?.writes ?? false);
  const submit = (form: HTMLFormElement) => {
    const { email, name } = textsOf(form);
    const isBranch = role === 'branch';
    const assignment = { role, branches: isBranch ? chosen : [], writes: isBranch && writes };
    onSave(person ? assignment : { email, name, ...assignment });
  };
  return (
    <FormDialog
      title={person?.name ?? words.invite}
      submit={person ? words.save : words.invite}
      onSubmit={submit}
      onClose={onClose}
    >
      {!person && (
        <>
          <TextField
            id="person-email"
            name="email"
            type="email"
            label={words.email}
            required
            dir="ltr"
            autoComplete="off"
          />
          <TextField
            id="person-name"
            name="name"
            label={words.name}
            required
            maxLength={100}
            autoComplete="off"
          />
        </>
      )}
      <fieldset>
        <legend>{words.role}</legend>
        {staffRoles.map((one) => (
          <div key={one}>
            <RadioField
              name="role"
              label={words.roles[one]}
              aria-describedby={`may-${one}`}
              checked={role === one}
              onChange={() => setRole(one)}
            />
            <p className="quiet" id={`may-${one}`}>
              {words.may[one]}
            </p>
          </div>
        ))}
      </fieldset>
      {role === 'branch' && (
        <fieldset>
          <legend>{words.branches}</legend>
          {branches.map(({ slug, name }) => (
            <CheckField
              key={slug}
              label={name}
              required={chosen.length === 0}
              checked={chosen.includes(slug)}
              onChange={(checked) =>
                setChosen(checked ? [...chosen, slug] : chosen.filter((other) => other !== slug))
              }
            />
          ))}
          <CheckField label={words.writes} checked={writes} onChange={setWrites} />
        </fieldset>
      )}
      <p role="alert">{refusal}</p>
    </FormDialog>
  );
}
