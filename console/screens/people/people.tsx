import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Done } from '../../../contract/endpoint.ts';
import { type AccountLink, type Person, staffApi } from '../../../contract/staff.ts';
import { formatMoment } from '../../../domain/moments.ts';
import { fill } from '../../../domain/text.ts';
import { Button } from '../../../site/components/button.tsx';
import { answerOf, fetchJson, reload, statusOf } from '../../api.ts';
import { useConsole, useStaff } from '../../context.ts';
import { firstOf } from '../../focus.ts';
import { namesOf } from '../../names.ts';
import { Confirm } from '../../parts/dialog.tsx';
import { Fold } from '../../parts/rows.tsx';
import { Loading, Screen } from '../../parts/status.tsx';
import type { ConsoleWords } from '../../words.ts';
import { InviteLink } from './invite-link.tsx';
import { PersonForm } from './person-form.tsx';

type PersonRequest = { name: string; isNew?: boolean; send: () => Promise<AccountLink | Done> };
/** The open dialog: an invitation if it has no person. */
type Opened = { person?: Person; isRemoval?: boolean };

/** Why the server refused a request, in the words of the screen. */
function refusalText(error: Error, { isNew }: PersonRequest, { people, signIn }: ConsoleWords): string {
  const status = statusOf(error);
  if (status === 409) return isNew ? people.exists : people.lastOwner;
  return status === 422 ? people.badEmail : signIn.failed;
}

/** The accounts and their roles, for the owner. */
export function People() {
  const context = useConsole();
  const { words: all, locale } = context;
  const words = all.people;
  const names = namesOf(context);
  const staff = useStaff();
  const [opened, setOpened] = useState<Opened>();
  const query = useQuery({
    ...answerOf(staffApi.people),
    staleTime: 0,
  });
  const request = useMutation({
    mutationFn: ({ send }: PersonRequest) => send(),
    onSuccess: () => reload(staffApi.people),
  });
  const { mutate, data, variables, error } = request;
  const link = data && 'path' in data ? data : undefined;
  const show = (next: Opened) => {
    request.reset();
    setOpened(next);
  };
  const close = () => setOpened(undefined);
  const refusal = error && variables && refusalText(error, variables, all);
  const lastSeen = ({ invited, sessions, lastSeen: at }: Person) => {
    if (invited) return words.invited;
    if (!at) return words.neverIn;
    return fill(words.lastSeen, { count: String(sessions), at: formatMoment(at, locale) });
  };
  const { person, isRemoval } = opened ?? {};
  return (
    <Screen
      title={words.title}
      back="#more"
      isNarrow
      actions={<Button label={words.invite} onClick={() => show({})} />}
    >
      <div role="status">
        {link?.path && <InviteLink path={link.path} name={variables?.name ?? ''} />}
        {link?.path === null && <p>{fill(words.mailed, { name: variables?.name ?? '' })}</p>}
      </div>
      <p role="alert">{!opened && refusal}</p>
      <Loading {...query} />
      <ul className="rows" aria-label={words.title}>
        {query.data?.people.map((one) => {
          const { id, name, email, role } = one;
          const action = (label: string, onClick: () => void) => (
            <Button kind="quiet" label={label} describe={name} onClick={onClick} />
          );
          const send = (request: PersonRequest['send']) => () => mutate({ name, send: request });
          return (
            <li key={id}>
              <Fold
                initial={name}
                title={id === staff.id ? `${name} · ${words.you}` : name}
                detail={[
                  words.roles[role],
                  ...one.branches.map(names.branch),
                  ...(one.writes ? [words.roles.editor] : []),
                ].join(' · ')}
                note={one.invited ? words.invited : undefined}
              >
                <p className="sub">{email}</p>
                <p className="sub">{lastSeen(one)}</p>
                <div className="row">
                  {action(words.change, () => show({ person: one }))}
                  {action(
                    words.newLink,
                    send(() => fetchJson(staffApi.personLink(id), 'POST')),
                  )}
                  {one.sessions > 0 &&
                    action(
                      words.endSessions,
                      send(() => fetchJson(staffApi.personSessions(id), 'DELETE')),
                    )}
                  {action(words.remove, () => show({ person: one, isRemoval: true }))}
                </div>
              </Fold>
            </li>
          );
        })}
      </ul>
      {isRemoval && person && (
        <Confirm
          title={fill(words.removeTitle, { name: person.name })}
          submit={words.remove}
          onConfirm={() =>
            mutate(
              { name: person.name, send: () => fetchJson(staffApi.person(person.id), 'DELETE') },
              // The button that had the focus is gone.
              { onSuccess: () => firstOf('h1')?.focus() },
            )
          }
          onClose={close}
        >
          <p>{words.removeLead}</p>
        </Confirm>
      )}
      {opened && !isRemoval && (
        <PersonForm
          person={person}
          refusal={refusal}
          onClose={close}
          onSave={(body) =>
            mutate(
              {
                name: person?.name ?? body.name ?? '',
                isNew: !person,
                send: () =>
                  person
                    ? fetchJson(staffApi.person(person.id), 'PUT', body)
                    : fetchJson(staffApi.people, 'POST', body),
              },
              { onSuccess: close },
            )
          }
        />
      )}
    </Screen>
  );
}
