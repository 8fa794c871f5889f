import '../site/components/card.css';
import './sign-in.css';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { staffApi } from '../contract/staff.ts';
import { Button } from '../site/components/button.tsx';
import { Field } from '../site/components/field.tsx';
import { ask } from './api.ts';
import { useRefusal } from './refusal.ts';
import type { ConsoleWords } from './words.ts';

type SignInProps = {
  words: ConsoleWords['signIn'];
  /** Whose session ended in the middle of work. */
  email: string | undefined;
  onEnter: () => void;
};

export function SignIn({ words, email: before, onEnter }: SignInProps) {
  const [email, setEmail] = useState(before ?? '');
  const [password, setPassword] = useState('');
  const passwordField = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationKey: [staffApi.signIn],
    mutationFn: () => ask(staffApi.signIn, 'POST', { email, password }),
    onSuccess: onEnter,
    onError: () => passwordField.current?.select(),
  });
  const { refusal, mayAgain } = useRefusal(error, words);
  useEffect(() => {
    // What had the focus is gone.
    if (before) passwordField.current?.focus();
  }, [before]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <main className="sign-in">
      <form onSubmit={submit} className="card">
        <h1>{words.title}</h1>
        <span className="pole" aria-hidden="true" />
        <div className="sign-in-error">
          <p role="alert">{refusal}</p>
          <p role="status">{mayAgain ? words.again : before && !error && words.ended}</p>
        </div>
        <Field id="email" label={words.email} required>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="username"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          )}
        </Field>
        <Field id="password" label={words.password} required>
          {(control) => (
            <input
              {...control}
              ref={passwordField}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
        </Field>
        <Button label={isPending ? words.pending : words.submit} type="submit" aria-disabled={isPending} />
        <p className="quiet">{words.hint}</p>
      </form>
    </main>
  );
}
