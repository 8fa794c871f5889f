import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type HandedLink, type Person, type Staff, staffApi } from '../../contract/staff.ts';
import { formatMoment } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { ApiError, ask, client } from '../api.ts';
import { Dialog, Loading, SectionTitle } from '../parts.tsx';
import type { ConsoleProps, ConsoleWords } from '../words.ts';
import { PersonForm } from './person-form.tsx';

type Act = { path: string; method: 'POST' | 'PUT' | 'DELETE'; body?: unknown; name: string };
type Open = { kind: 'invite' } | { kind: 'change' | 'remove'; person: Person };

/** What the server refuses, in the words of the screen. */
function refusalOf(error: Error, { method }: Act, { people, signIn }: ConsoleWords): string {
  const status = error instanceof ApiError && error.status;
  if (status === 409) return method === 'POST' ? people.exists : people.lastOwner;
  return status === 422 ? people.badEmail : signIn.failed;
}

/** A link to copy, which nobody sees again. */
function HandOn({ words, path, name }: { words: ConsoleWords['people']; path: string; name: string }) {
  const [copied, setCopied] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const link = `${location.origin}${path}`;
  const copy = async () => {
    field.current?.select();
    // Without TLS a browser has no clipboard for pages: what is selected can be copied by hand.
    await navigator.clipboard?.writeText(link);
    setCopied(link);
  };
  return (
    <div className="card stack">
      <p>{fill(words.handOn, { name })}</p>
      <Field id="hand-on" label={words.link}>
        {(control) => <input {...control} ref={field} readOnly dir="ltr" value={link} />}
      </Field>
      <Button label={copied === link ? words.copied : words.copy} onClick={copy} />
    </div>
  );
}

/** Who may sign in and what they may do, for the owner. */
export function People(props: ConsoleProps & { staff: Staff }) {
  const { words: all, locale, branches, staff } = props;
  const words = all.people;
  const [open, setOpen] = useState<Open>();
  const { data, status, refetch } = useQuery<{ people: Person[] }>({
    queryKey: [staffApi.people],
    staleTime: 0,
  });
  const {
    mutate,
    data: handed,
    variables,
    error,
    reset,
  } = useMutation({
    mutationFn: ({ path, method, body }: Act) => ask<Partial<HandedLink>>(path, method, body),
    onSuccess: () => client.invalidateQueries({ queryKey: [staffApi.people] }),
  });
  const title = useRef<HTMLHeadingElement>(null);
  const show = (next: Open | undefined) => {
    reset();
    setOpen(next);
  };
  const refusal = error && variables && refusalOf(error, variables, all);
  const branchNames = (slugs: string[]) =>
    slugs.map((slug) => branches.find((branch) => branch.slug === slug)?.name ?? slug);
  const seen = ({ invited, sessions, lastSeen }: Person) => {
    if (invited) return words.invited;
    if (!lastSeen) return words.neverIn;
    return fill(words.lastSeen, { count: String(sessions), at: formatMoment(lastSeen, locale) });
  };
  return (
    <section className="stack">
      <SectionTitle title={words.title} titleRef={title}>
        <Button label={words.invite} onClick={() => show({ kind: 'invite' })} />
      </SectionTitle>
      <div role="status">
        {handed?.path && <HandOn words={words} path={handed.path} name={variables?.name ?? ''} />}
        {handed?.path === null && <p>{fill(words.mailed, { name: variables?.name ?? '' })}</p>}
      </div>
      <p role="alert">{!open && refusal}</p>
      <Loading words={all.shell} status={status} onRetry={refetch} />
      <ul className="console-people" aria-label={words.title}>
        {data?.people.map((person) => {
          const { id, name, email, role } = person;
          const act = (label: string, onClick: () => void) => (
            <Button kind="quiet" label={label} describe={name} onClick={onClick} />
          );
          return (
            <li key={id}>
              <p>
                <b translate="no">{name}</b>
                {id === staff.id && <span>{` · ${words.you}`}</span>}
              </p>
              <p className="quiet">{email}</p>
              <p>{[words.roles[role], ...branchNames(person.branches)].join(' · ')}</p>
              <p className="quiet">{seen(person)}</p>
              <div className="console-people-acts">
                {act(words.change, () => show({ kind: 'change', person }))}
                {act(words.newLink, () => mutate({ path: staffApi.personLink(id), method: 'POST', name }))}
                {person.sessions > 0 &&
                  act(words.endSessions, () =>
                    mutate({ path: staffApi.personSessions(id), method: 'DELETE', name }),
                  )}
                {act(words.remove, () => show({ kind: 'remove', person }))}
              </div>
            </li>
          );
        })}
      </ul>
      {open?.kind === 'remove' && (
        <Dialog
          title={fill(words.removeTitle, { name: open.person.name })}
          onClose={() => setOpen(undefined)}
        >
          {(close) => (
            <>
              <p>{words.removeLead}</p>
              <p role="alert">{refusal}</p>
              <Button
                label={words.remove}
                onClick={() => {
                  const { id, name } = open.person;
                  const onSuccess = () => {
                    close();
                    // The button that opened this is gone.
                    title.current?.focus();
                  };
                  mutate({ path: staffApi.person(id), method: 'DELETE', name }, { onSuccess });
                }}
              />
              <Button kind="quiet" label={words.cancel} onClick={close} />
            </>
          )}
        </Dialog>
      )}
      {(open?.kind === 'invite' || open?.kind === 'change') && (
        <PersonForm
          {...props}
          person={open.kind === 'change' ? open.person : undefined}
          refusal={refusal}
          onClose={() => setOpen(undefined)}
          onSave={(body, onSuccess) =>
            mutate(
              open.kind === 'change'
                ? { path: staffApi.person(open.person.id), method: 'PUT', body, name: open.person.name }
                : { path: staffApi.people, method: 'POST', body, name: body.name ?? '' },
              { onSuccess },
            )
          }
        />
      )}
    </section>
  );
}
