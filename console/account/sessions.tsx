import './account.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { staffApi } from '../../contract/staff.ts';
import type { StaffSession } from '../../contract/staff-auth.ts';
import { formatMoment } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { ask, client } from '../api.ts';
import { Failure } from '../failure.tsx';
import type { ConsoleProps } from '../words.ts';

export function Sessions({ words: all, locale }: Pick<ConsoleProps, 'words' | 'locale'>) {
  const words = all.account;
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, status, refetch } = useQuery<{ sessions: StaffSession[] }>({
    queryKey: [staffApi.sessions],
    staleTime: 0,
  });
  const { mutate, isError, isSuccess } = useMutation({
    mutationFn: (path: string) => ask(path, 'DELETE'),
    onSuccess: () => {
      // The button that was pressed goes with its session.
      heading.current?.focus();
      return client.invalidateQueries({ queryKey: [staffApi.sessions] });
    },
  });
  const date = (text: string) => formatMoment(text, locale);
  const sessions = data?.sessions ?? [];
  const others = sessions.filter(({ current }) => !current);
  return (
    <section className="stack">
      <h3 ref={heading} tabIndex={-1}>
        {words.sessions}
      </h3>
      {status === 'pending' && <p>{all.shell.loading}</p>}
      {status === 'error' && <Failure words={all.shell} onRetry={refetch} />}
      <p role="status">{isSuccess && words.ended}</p>
      <p role="alert">{isError && all.signIn.failed}</p>
      <ul className="console-sessions">
        {sessions.map(({ id, device, since, lastSeen, current }) => (
          <li key={id} className="row">
            <div>
              <b>{device || words.unknownDevice}</b>
              {current && <span> · {words.current}</span>}
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
