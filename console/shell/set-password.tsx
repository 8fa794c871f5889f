import { useMutation, useQuery } from '@tanstack/react-query';
import { staffApi } from '../../contract/staff.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { fetchJson, statusOf } from '../api.ts';
import { useConsole } from '../context.ts';
import { Form, TextField } from '../parts/fields.tsx';
import { LanguageLinks } from '../parts/language-links.tsx';
import { Loading } from '../parts/status.tsx';

/** Removes the token from the address, and with it this form. */
const leave = () => location.replace('#');

/** `token` comes from an invitation or from a link for a new password. */
type SetPasswordProps = { token: string; onSignedIn: () => void };

export function SetPassword({ token, onSignedIn }: SetPasswordProps) {
  const { words: all } = useConsole();
  const words = all.setPassword;
  const { data, error, status, refetch } = useQuery({
    queryKey: [staffApi.link, token],
    queryFn: () => fetchJson(staffApi.link, 'POST', { token }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const set = useMutation({
    mutationKey: [staffApi.signIn],
    mutationFn: (form: HTMLFormElement) =>
      fetchJson(staffApi.linkPassword, 'POST', { token, password: new FormData(form).get('password') }),
    onSuccess: () => {
      leave();
      onSignedIn();
    },
  });
  const refused = statusOf(set.error);
  const isUsedUp = [statusOf(error), refused].includes(404);
  const isWeak = refused === 422;
  return (
    <main className="sign-in">
      <Form onSubmit={set.mutate} isPending={set.isPending} className="card grid">
        <h1>{words.title}</h1>
        <span className="pole" aria-hidden="true" />
        {isUsedUp ? (
          <>
            <p role="alert">{words.usedUp}</p>
            <Button label={words.toSignIn} onClick={leave} />
          </>
        ) : (
          <Loading status={status} refetch={refetch} />
        )}
        {data && !isUsedUp && (
          <>
            <p>{fill(words.lead, data)}</p>
            {/* Tells password managers which account the password belongs to. */}
            <input hidden readOnly name="username" autoComplete="username" value={data.email} />
            <TextField
              id="new-password"
              name="password"
              type="password"
              autoComplete="new-password"
              label={words.password}
              required
              error={isWeak ? words.weak : undefined}
              hint={isWeak ? undefined : words.hint}
            />
            <p role="alert">
              {set.error && !isWeak && (refused === 426 ? all.signIn.insecure : all.signIn.failed)}
            </p>
            <Button
              label={set.isPending ? words.pending : words.submit}
              type="submit"
              aria-disabled={set.isPending}
            />
          </>
        )}
        <LanguageLinks />
      </Form>
    </main>
  );
}
