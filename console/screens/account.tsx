import { useMutation, useQuery } from '@tanstack/react-query';
import type { Done, Endpoint } from '../../contract/endpoint.ts';
import { staffApi } from '../../contract/staff.ts';
import { formatMoment } from '../../domain/moments.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { ApiError, answerOf, fetchJson, reload } from '../api.ts';
import { useConsole, useStaff } from '../context.ts';
import { Form, TextField, textsOf } from '../parts/fields.tsx';
import { Loading, Screen } from '../parts/status.tsx';

export const Account = () => (
  <Screen title={useConsole().words.account.title} back="#more" isNarrow>
    <Sessions />
    <PasswordForm />
  </Screen>
);

const reloadSessions = () => reload(staffApi.sessions);

function Sessions() {
  const { words: all, locale } = useConsole();
  const words = all.account;
  const query = useQuery({
    ...answerOf(staffApi.sessions),
    staleTime: 0,
  });
  const { mutate, isError, isSuccess } = useMutation({
    mutationFn: (path: Endpoint<{ DELETE: Done }>) => fetchJson(path, 'DELETE'),
    onSuccess: reloadSessions,
  });
  const date = (text: string) => formatMoment(text, locale);
  const sessions = query.data?.sessions ?? [];
  return (
    <section className="stack">
      <h2>{words.sessions}</h2>
      <Loading {...query} />
      <p role="status">{isSuccess && words.ended}</p>
      <p role="alert">{isError && all.signIn.failed}</p>
      <ul className="console-list">
        {sessions.map(({ id, device, since, lastSeen, current }) => (
          <li key={id}>
            <div>
              <b>{device || words.unknownDevice}</b>
              {current && <span>{` · ${words.current}`}</span>}
              <p className="quiet">{fill(words.seen, { since: date(since), last: date(lastSeen) })}</p>
            </div>
            {!current && (
              <Button
                kind="quiet"
                label={words.end}
                describe={device || words.unknownDevice}
                onClick={() => mutate(staffApi.session(id))}
              />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 2 && (
        <Button kind="quiet" label={words.endOthers} onClick={() => mutate(staffApi.sessions)} />
      )}
    </section>
  );
}

/** The field that the server refused. */
function wrongField(error: unknown): 'current' | 'password' | undefined {
  if (!(error instanceof ApiError) || error.status !== 422) return undefined;
  return error.body.field === 'current' ? 'current' : 'password';
}

function PasswordForm() {
  const { words: all } = useConsole();
  const words = all.account;
  const { email } = useStaff();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (form: HTMLFormElement) => {
      const { current, password } = textsOf(form);
      return fetchJson(staffApi.password, 'POST', { current, password });
    },
    onSuccess: (_answer, form) => {
      form.reset();
      return reloadSessions();
    },
    onError: (reason, form) => {
      const field = wrongField(reason);
      if (field) form.querySelector<HTMLInputElement>(`[name=${field}]`)?.select();
    },
  });
  const wrong = wrongField(error);
  return (
    <Form onSubmit={mutate} isPending={isPending} className="console-narrow stack">
      <h2>{words.password}</h2>
      {/* Tells password managers which account the password belongs to. */}
      <input hidden readOnly name="username" autoComplete="username" value={email} />
      <TextField
        id="password-current"
        name="current"
        type="password"
        autoComplete="current-password"
        label={words.currentPassword}
        required
        error={wrong === 'current' ? words.wrongPassword : undefined}
      />
      <TextField
        id="password-password"
        name="password"
        type="password"
        autoComplete="new-password"
        label={words.newPassword}
        required
        error={wrong === 'password' ? words.weakPassword : undefined}
        hint={wrong === 'password' ? undefined : words.passwordHint}
      />
      <p role="status">{isSuccess && words.passwordChanged}</p>
      <p role="alert">{error && !wrong && all.signIn.failed}</p>
      <Button type="submit" label={words.changePassword} aria-disabled={isPending} />
    </Form>
  );
}
