import '../site/components/card.css';
import './sign-in.css';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { staffApi } from '../contract/staff.ts';
import { fill } from '../domain/fill.ts';
import { Button } from '../site/components/button.tsx';
import { Field } from '../site/components/field.tsx';
import { ApiError, ask } from './api.ts';
import type { ConsoleWords } from './words.ts';

function reasonOf(error: unknown, words: ConsoleWords['signIn']): string {
  if (!(error instanceof ApiError)) return words.failed;
  if (error.status === 429)
    return fill(words.locked, { minutes: String(Math.max(1, Math.ceil(error.retryAfter / 60))) });
  return error.status === 401 ? words.wrong : words.failed;
}

export function SignIn({ words, onEnter }: { words: ConsoleWords['signIn']; onEnter: () => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => ask(`${staffApi.auth}/sign-in/email`, 'POST', { email, password }),
    onSuccess: onEnter,
    onError: () => setPassword(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <main className="sign-in">
      <form onSubmit={submit} className="card">
        <h1>{words.title}</h1>
        <span className="pole" aria-hidden="true" />
        <p role="alert" className="sign-in-error">
          {error && reasonOf(error, words)}
        </p>
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
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
        </Field>
        <Button label={isPending ? words.pending : words.submit} type="submit" disabled={isPending} />
        <p className="quiet">{words.hint}</p>
      </form>
    </main>
  );
}
