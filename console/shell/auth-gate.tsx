import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LINK_TOKEN, type Staff, staffApi } from '../../contract/staff.ts';
import { useHash } from '../address.ts';
import { client, isSignedOut } from '../api.ts';
import { StaffContext, useConsole } from '../context.ts';
import { Failure } from '../parts/status.tsx';
import { forgetSignIn, mayBeSignedIn, onOtherTab, rememberSignIn } from '../session.ts';
import { SetPassword } from './set-password.tsx';
import { SignIn } from './sign-in.tsx';

/** Shows the sign-in form, or the console to those who are signed in. */
export function AuthGate({ children }: { children: ReactNode }) {
  const { words } = useConsole();
  const [asking, setAsking] = useState(mayBeSignedIn);
  /** The account that worked here when the session ended. */
  const [before, setBefore] = useState<Staff>();
  const { data, error, status } = useQuery<Staff>({ queryKey: [staffApi.me], enabled: asking });
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
  if (token) return <SetPassword token={token} key={token} onEnter={enter} />;
  if (!asking || ended) return <SignIn email={before?.email} onEnter={enter} />;
  if (data)
    return (
      <StaffContext value={data} key={data.email}>
        {children}
      </StaffContext>
    );
  if (status === 'pending') return <p className="wrap console-main">{words.shell.loading}</p>;
  return <Failure onRetry={() => client.invalidateQueries()} />;
}
