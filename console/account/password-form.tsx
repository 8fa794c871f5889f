import './account.css';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useContext, useRef, useState } from 'react';
import { staffApi } from '../../contract/staff.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { ApiError, ask, client } from '../api.ts';
import { Worker } from '../kept.ts';
import type { ConsoleWords } from '../words.ts';

type PasswordFormProps = { words: ConsoleWords['account']; failed: string };
type FieldName = 'current' | 'password';

/** The field that the server found wrong. */
const wrongField = (error: unknown): FieldName | undefined =>
  error instanceof ApiError && error.status === 422
    ? error.message.startsWith('current')
      ? 'current'
      : 'password'
    : undefined;

export function PasswordForm({ words, failed }: PasswordFormProps) {
  const email = useContext(Worker);
  const [typed, setTyped] = useState({ current: '', password: '' });
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => ask(staffApi.password, 'POST', typed),
    onSuccess: () => {
      setTyped({ current: '', password: '' });
      return client.invalidateQueries({ queryKey: [staffApi.sessions] });
    },
    onError: (reason) => {
      const field = wrongField(reason);
      if (field) form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.select();
    },
  });
  const wrong = wrongField(error);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  const field = (name: FieldName, label: string, error: string, autoComplete: string, hint?: string) => (
    <Field
      id={`password-${name}`}
      label={label}
      required
      {...(wrong === name ? { error } : hint && { hint })}
    >
      {(control) => (
        <input
          {...control}
          name={name}
          type="password"
          autoComplete={autoComplete}
          value={typed[name]}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <form ref={form} onSubmit={submit} className="console-password stack">
      <h3>{words.password}</h3>
      {/* Password managers ask whose it is. */}
      <input hidden readOnly name="username" autoComplete="username" value={email} />
      {field('current', words.currentPassword, words.wrongPassword, 'current-password')}
      {field('password', words.newPassword, words.weakPassword, 'new-password', words.passwordHint)}
      <p role="status">{isSuccess && words.passwordChanged}</p>
      <p role="alert">{error && !wrong && failed}</p>
      <Button type="submit" label={words.changePassword} aria-disabled={isPending} />
    </form>
  );
}
