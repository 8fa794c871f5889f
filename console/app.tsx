import './app.css';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { staffApi } from '../contract/staff.ts';
import { client, isSignedOut } from './api.ts';
import { Failure } from './failure.tsx';
import { forgetSignIn, mayBeSignedIn, rememberSignIn } from './session.ts';
import { Shell } from './shell.tsx';
import { SignIn } from './sign-in.tsx';
import type { ConsoleProps } from './words.ts';

function Gate(props: ConsoleProps) {
  const [asking, setAsking] = useState(mayBeSignedIn);
  const { data, error, status } = useQuery<{ email: string; name: string }>({
    queryKey: [staffApi.me],
    enabled: asking,
  });
  const { words } = props;
  const out = !asking || isSignedOut(error);
  useEffect(() => {
    if (isSignedOut(error)) forgetSignIn();
  }, [error]);

  if (out) {
    const enter = () => {
      rememberSignIn();
      setAsking(true);
      client.invalidateQueries();
    };
    return <SignIn words={words.signIn} onEnter={enter} />;
  }
  if (data) return <Shell {...props} staff={data} />;
  if (status === 'pending') return <p className="console-wait">{words.shell.loading}</p>;
  return <Failure words={words.shell} onRetry={() => client.invalidateQueries()} />;
}

export const App = (props: ConsoleProps) => (
  <QueryClientProvider client={client}>
    <Gate {...props} />
  </QueryClientProvider>
);
