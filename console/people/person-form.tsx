import { type SubmitEvent, useState } from 'react';
import { type Person, type Post, type StaffRole, staffRoles } from '../../contract/staff.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { Choice, Dialog } from '../parts.tsx';
import type { ConsoleProps } from '../words.ts';

type PersonFormProps = Pick<ConsoleProps, 'words' | 'branches'> & {
  /** Nobody yet who is to be invited. */
  person: Person | undefined;
  refusal: string | null | undefined;
  onSave: (body: Post & { email?: string; name?: string }, onDone: () => void) => void;
  onClose: () => void;
};

/** Invites somebody, or changes what they may do. */
export function PersonForm({ words: all, branches, person, refusal, onSave, onClose }: PersonFormProps) {
  const words = all.people;
  const [role, setRole] = useState<StaffRole>(person?.role ?? 'moderator');
  const [chosen, setChosen] = useState(person?.branches ?? []);
  const submit = (event: SubmitEvent<HTMLFormElement>, close: () => void) => {
    event.preventDefault();
    const who = Object.fromEntries(new FormData(event.currentTarget)) as { email?: string; name?: string };
    const post = { role, branches: role === 'branch' ? chosen : [] };
    onSave(person ? post : { email: who.email, name: who.name, ...post }, close);
  };
  return (
    <Dialog title={person?.name ?? words.invite} onClose={onClose}>
      {(close) => (
        <form onSubmit={(event) => submit(event, close)}>
          {!person && (
            <>
              <Field id="person-email" label={words.email} required>
                {(control) => <input {...control} name="email" type="email" dir="ltr" autoComplete="off" />}
              </Field>
              <Field id="person-name" label={words.name} required>
                {(control) => <input {...control} name="name" maxLength={100} autoComplete="off" />}
              </Field>
            </>
          )}
          <fieldset>
            <legend>{words.role}</legend>
            {staffRoles.map((one) => (
              <div key={one}>
                <Choice
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
                <Choice
                  key={slug}
                  type="checkbox"
                  label={name}
                  required={chosen.length === 0}
                  checked={chosen.includes(slug)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, slug] : chosen.filter((one) => one !== slug))
                  }
                />
              ))}
            </fieldset>
          )}
          <p role="alert">{refusal}</p>
          <Button type="submit" label={person ? words.save : words.invite} />
          <Button kind="quiet" label={words.cancel} onClick={close} />
        </form>
      )}
    </Dialog>
  );
}
