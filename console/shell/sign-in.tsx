import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { staffApi } from '../../contract/staff.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { ApiError, fetchJson, isSignedOut } from '../api.ts';
import { useConsole } from '../context.ts';
import { Form, TextField } from '../parts/fields.tsx';
import { LanguageLinks } from '../parts/language-links.tsx';
import type { ConsoleWords } from '../words.ts';

/** Why a sign-in failed. After too many attempts, says at what local time the next one is allowed. */
function errorText(error: Error | null, askedAt: number, words: ConsoleWords['signIn']): string | undefined {
  if (!error) return undefined;
  if (!(error instanceof ApiError)) return words.failed;
  if (error.retryAfter) {
    const timeOfDay = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'medium' });
    return fill(words.locked, { at: timeOfDay.format(askedAt + error.retryAfter * 1_000) });
  }
  if (error.status === 426) return words.insecure;
  return isSignedOut(error) ? words.wrong : words.failed;
}

/** `email` is that of the account whose session has just ended. */
type SignInProps = { email: string | undefined; onSignedIn: () => void };

export function SignIn({ email: before, onSignedIn }: SignInProps) {
  const words = useConsole().words.signIn;
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const signIn = useMutation({
    mutationKey: [staffApi.signIn],
    mutationFn: (data: HTMLFormElement) =>
      fetchJson(staffApi.signIn, 'POST', Object.fromEntries(new FormData(data))),
    onSuccess: onSignedIn,
    onError: () => {
      passwordInput.current?.focus();
      passwordInput.current?.select();
    },
  });
  const resetRequest = useMutation({
    mutationKey: [staffApi.signIn],
    mutationFn: (email: string) => fetchJson(staffApi.forgotten, 'POST', { email }),
  });
  const requestReset = () => {
    const input = emailInput.current;
    if (input?.reportValidity()) resetRequest.mutate(input.value.trim());
  };
  const mailed =
    resetRequest.data && (resetRequest.data.mails ? words.forgottenMailed : words.forgottenNoMail);
  useEffect(() => {
    // The element that had the focus is gone.
    if (before) passwordInput.current?.focus();
  }, [before]);
  /** Either field may be the wrong one. */
  const wrong =
    isSignedOut(signIn.error) && ({ 'aria-invalid': true, describedBy: 'wrong-sign-in' } as const);
  return (
    <main className="sign-in">
      <Form onSubmit={signIn.mutate} isPending={signIn.isPending} className="card grid">
        <h1>{words.title}</h1>
        <span className="pole" aria-hidden="true" />
        <TextField
          ref={emailInput}
          id="email"
          name="email"
          type="email"
          label={words.email}
          required
          dir="ltr"
          autoComplete="username"
          defaultValue={before}
          {...wrong}
        />
        <TextField
          ref={passwordInput}
          id="password"
          name="password"
          type="password"
          label={words.password}
          required
          autoComplete="current-password"
          {...wrong}
        />
        <div className="sign-in-error warning">
          <p role="alert" id="wrong-sign-in">
            {errorText(signIn.error, signIn.submittedAt, words)}
          </p>
          <p role="status">{before && !signIn.error && words.ended}</p>
        </div>
        <Button
          label={signIn.isPending ? words.pending : words.submit}
          type="submit"
          aria-disabled={signIn.isPending}
        />
        <Button
          kind="quiet"
          label={words.forgotten}
          onClick={requestReset}
          aria-disabled={resetRequest.isPending}
        />
        <p role="status">{mailed}</p>
        <p role="alert">{errorText(resetRequest.error, resetRequest.submittedAt, words)}</p>
        <p className="quiet">{words.hint}</p>
        <LanguageLinks />
      </Form>
    </main>
  );
}
