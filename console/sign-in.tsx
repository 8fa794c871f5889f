import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { staffApi } from '../contract/staff.ts';
import { fill } from '../domain/text.ts';
import { Button } from '../site/components/button.tsx';
import { Field } from '../site/components/field.tsx';
import { ApiError, ask } from './api.ts';
import type { ConsoleWords } from './words.ts';

/** Why somebody could not sign in and, where there is a wait, until when by their own clock. */
function refusalOf(error: Error | null, askedAt: number, words: ConsoleWords['signIn']): string | undefined {
  if (!error) return undefined;
  if (!(error instanceof ApiError)) return words.failed;
  if (error.retryAfter) {
    const timeOfDay = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'medium' });
    return fill(words.locked, { at: timeOfDay.format(askedAt + error.retryAfter * 1_000) });
  }
  if (error.status === 426) return words.insecure;
  return error.status === 401 ? words.wrong : words.failed;
}

type SignInProps = {
  words: ConsoleWords['signIn'];
  /** Whose session ended in the middle of work. */
  email: string | undefined;
  onEnter: () => void;
};

export function SignIn({ words, email: before, onEnter }: SignInProps) {
  const passwordField = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationKey: [staffApi.signIn],
    mutationFn: (form: HTMLFormElement) =>
      ask(staffApi.signIn, 'POST', Object.fromEntries(new FormData(form))),
    onSuccess: onEnter,
    onError: () => passwordField.current?.select(),
  });
  const emailField = useRef<HTMLInputElement>(null);
  const forgotten = useMutation({
    mutationKey: [staffApi.signIn],
    mutationFn: (email: string) => ask<{ mails: boolean }>(staffApi.forgotten, 'POST', { email }),
  });
  const forget = () => {
    const email = emailField.current?.value.trim();
    if (email) forgotten.mutate(email);
    else emailField.current?.focus();
    setAskedWithout(!email);
  };
  const [askedWithout, setAskedWithout] = useState(false);
  const mailed = forgotten.data && (forgotten.data.mails ? words.forgottenMailed : words.forgottenNoMail);
  useEffect(() => {
    // What had the focus is gone.
    if (before) passwordField.current?.focus();
  }, [before]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(event.currentTarget);
  };
  return (
    <main className="sign-in">
      <form onSubmit={submit} className="card">
        <h1>{words.title}</h1>
        <span className="pole" aria-hidden="true" />
        <div className="sign-in-error warning">
          <p role="alert">{refusalOf(error, submittedAt, words)}</p>
          <p role="status">{before && !error && words.ended}</p>
        </div>
        <Field id="email" label={words.email} required>
          {(control) => (
            <input
              {...control}
              ref={emailField}
              name="email"
              type="email"
              dir="ltr"
              autoComplete="username"
              defaultValue={before}
            />
          )}
        </Field>
        <Field id="password" label={words.password} required>
          {(control) => (
            <input
              {...control}
              ref={passwordField}
              name="password"
              type="password"
              autoComplete="current-password"
            />
          )}
        </Field>
        <Button label={isPending ? words.pending : words.submit} type="submit" aria-disabled={isPending} />
        <Button kind="quiet" label={words.forgotten} onClick={forget} aria-disabled={forgotten.isPending} />
        <p role="status">{askedWithout ? words.forgottenEmail : mailed}</p>
        <p role="alert">{refusalOf(forgotten.error, forgotten.submittedAt, words)}</p>
        <p className="quiet">{words.hint}</p>
      </form>
    </main>
  );
}
