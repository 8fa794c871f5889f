import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { LINK_TOKEN, type Staff, staffApi } from '../contract/staff.ts';
import { client, isSignedOut } from './api.ts';
import { Failure } from './parts.tsx';
import { AccountEmail, forgetSignIn, mayBeSignedIn, onOtherTab, rememberSignIn } from './session.ts';
import { SetPassword } from './set-password.tsx';
import { Shell, useHash } from './shell.tsx';
import { SignIn } from './sign-in.tsx';
import type { ConsoleProps } from './words.ts';

/** The sign-in form, or the console for those who are signed in. */
function Gate(props: ConsoleProps) {
  const [asking, setAsking] = useState(mayBeSignedIn);
  /** Whoever worked here when the session ended. */
  const [before, setBefore] = useState<Staff>();
  const { data, error, status } = useQuery<Staff>({ queryKey: [staffApi.me], enabled: asking });
  const { words } = props;
  const token = new URLSearchParams(useHash()).get(LINK_TOKEN);
  const ended = isSignedOut(error);
  useEffect(() => {
    if (ended) forgetSignIn();
  }, [ended]);
  const hasEntered = useRef(false);
  useEffect(() => {
    setBefore((known) => data ?? known);
    // The form that had the focus is gone.
    if (data && hasEntered.current && document.activeElement === document.body)
      document.querySelector('main')?.focus();
  }, [data]);
  useEffect(
    () =>
      onOtherTab(() => {
        setAsking(mayBeSignedIn());
        client.invalidateQueries({ queryKey: [staffApi.me] });
      }),
    [],
  );

  const enter = () => {
    rememberSignIn();
    hasEntered.current = true;
    setAsking(true);
    client.resetQueries();
  };
  if (token) return <SetPassword words={words} token={token} key={token} onEnter={enter} />;
  if (!asking || ended) {
    return <SignIn words={words.signIn} email={before?.email} onEnter={enter} />;
  }
  if (data)
    return (
      <AccountEmail value={data.email} key={data.email}>
        <Shell {...props} staff={data} />
      </AccountEmail>
    );
  if (status === 'pending') return <p className="wrap console-main">{words.shell.loading}</p>;
  return <Failure words={words.shell} onRetry={() => client.invalidateQueries()} />;
}

const place = document.getElementById('console');
if (place)
  createRoot(place).render(
    <QueryClientProvider client={client}>
      <Gate {...(JSON.parse(place.dataset.props ?? '') as ConsoleProps)} />
    </QueryClientProvider>,
  );
