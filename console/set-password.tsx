import { useMutation, useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { staffApi } from '../contract/staff.ts';
import { fill } from '../domain/text.ts';
import { Button } from '../site/components/button.tsx';
import { Field } from '../site/components/field.tsx';
import { ApiError, ask } from './api.ts';
import { Loading } from './parts.tsx';
import type { ConsoleWords } from './words.ts';

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

/** Takes the token out of the address, and with it what stands here. */
const leave = () => location.replace('#');

type SetPasswordProps = {
  words: ConsoleWords;
  /** Of an invitation, or a link to a new password. */
  token: string;
  onEnter: () => void;
};

export function SetPassword({ words: all, token, onEnter }: SetPasswordProps) {
  const words = all.setPassword;
  const { data, error, status, refetch } = useQuery({
    queryKey: [staffApi.link, token],
    queryFn: () => ask<{ email: string; name: string }>(staffApi.link, 'POST', { token }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const set = useMutation({
    mutationKey: [staffApi.signIn],
    mutationFn: (password: FormDataEntryValue | null) =>
      ask(staffApi.linkPassword, 'POST', { token, password }),
    onSuccess: () => {
      leave();
      onEnter();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!set.isPending) set.mutate(new FormData(event.currentTarget).get('password'));
  };
  const refused = statusOf(set.error);
  const isUsedUp = [statusOf(error), refused].includes(404);
  const weak = refused === 422 && words.weak;
  return (
    <main className="sign-in">
      <form onSubmit={submit} className="card">
        <h1>{words.title}</h1>
        <span className="pole" aria-hidden="true" />
        {isUsedUp ? (
          <>
            <p role="alert">{words.usedUp}</p>
            <Button label={words.toSignIn} onClick={leave} />
          </>
        ) : (
          <Loading words={all.shell} status={status} onRetry={refetch} />
        )}
        {data && !isUsedUp && (
          <>
            <p>{fill(words.lead, data)}</p>
            {/* Password managers ask whose it is. */}
            <input hidden readOnly name="username" autoComplete="username" value={data.email} />
            <Field
              id="new-password"
              label={words.password}
              required
              {...(weak ? { error: weak } : { hint: words.hint })}
            >
              {(control) => (
                <input {...control} name="password" type="password" autoComplete="new-password" />
              )}
            </Field>
            <p role="alert">
              {set.error && !weak && (refused === 426 ? all.signIn.insecure : all.signIn.failed)}
            </p>
            <Button
              label={set.isPending ? words.pending : words.submit}
              type="submit"
              aria-disabled={set.isPending}
            />
          </>
        )}
      </form>
    </main>
  );
}
