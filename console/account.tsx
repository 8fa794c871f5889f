import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useContext, useRef } from 'react';
import type { StaffSession } from '../contract/staff.ts';
import { staffApi } from '../contract/staff.ts';
import { formatMoment } from '../domain/format.ts';
import { fill } from '../domain/text.ts';
import { Button } from '../site/components/button.tsx';
import { Field } from '../site/components/field.tsx';
import { ApiError, ask, client } from './api.ts';
import { Loading, SectionTitle } from './parts.tsx';
import { AccountEmail } from './session.ts';
import type { ConsoleProps } from './words.ts';

type AccountProps = Pick<ConsoleProps, 'words' | 'locale'>;

/** Where somebody is signed in, and their password. */
export const Account = ({ words, locale }: AccountProps) => (
  <section className="stack">
    <SectionTitle title={words.account.title} />
    <Sessions words={words} locale={locale} />
    <PasswordForm words={words} />
  </section>
);

const readSessionsAgain = () => client.invalidateQueries({ queryKey: [staffApi.sessions] });

function Sessions({ words: all, locale }: AccountProps) {
  const words = all.account;
  const { data, status, refetch } = useQuery<{ sessions: StaffSession[] }>({
    queryKey: [staffApi.sessions],
    staleTime: 0,
  });
  const { mutate, isError, isSuccess } = useMutation({
    mutationFn: (path: string) => ask(path, 'DELETE'),
    onSuccess: readSessionsAgain,
  });
  const date = (text: string) => formatMoment(text, locale);
  const sessions = data?.sessions ?? [];
  const others = sessions.filter(({ current }) => !current);
  return (
    <section className="stack">
      <h3>{words.sessions}</h3>
      <Loading words={all.shell} status={status} onRetry={refetch} />
      <p role="status">{isSuccess && words.ended}</p>
      <p role="alert">{isError && all.signIn.failed}</p>
      <ul className="console-sessions">
        {sessions.map(({ id, device, since, lastSeen, current }) => (
          <li key={id} className="row">
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
      {others.length > 1 && (
        <Button kind="quiet" label={words.endOthers} onClick={() => mutate(staffApi.sessions)} />
      )}
    </section>
  );
}

type FieldName = 'current' | 'password';

/** The field that the server found wrong. */
function wrongField(error: unknown): FieldName | undefined {
  if (!(error instanceof ApiError) || error.status !== 422) return undefined;
  return error.message.startsWith('current') ? 'current' : 'password';
}

function PasswordForm({ words: all }: Pick<AccountProps, 'words'>) {
  const words = all.account;
  const email = useContext(AccountEmail);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (data: FormData) =>
      ask(staffApi.password, 'POST', { current: data.get('current'), password: data.get('password') }),
    onSuccess: () => {
      form.current?.reset();
      return readSessionsAgain();
    },
    onError: (reason) => {
      const field = wrongField(reason);
      if (field) form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.select();
    },
  });
  const wrong = wrongField(error);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(new FormData(event.currentTarget));
  };
  const field = (name: FieldName, label: string, error: string, autoComplete: string, hint?: string) => (
    <Field
      id={`password-${name}`}
      label={label}
      required
      {...(wrong === name ? { error } : hint && { hint })}
    >
      {(control) => <input {...control} name={name} type="password" autoComplete={autoComplete} />}
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
      <p role="alert">{error && !wrong && all.signIn.failed}</p>
      <Button type="submit" label={words.changePassword} aria-disabled={isPending} />
    </form>
  );
}
