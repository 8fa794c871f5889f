import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { staffApi } from '../contract/staff.ts';
import { type ApiError, client, isSignedOut } from './api.ts';
import { Failure } from './failure.tsx';
import { Shell } from './shell.tsx';
import { SignIn } from './sign-in.tsx';
import type { ConsoleProps } from './words.ts';

function Gate(props: ConsoleProps) {
  const { data, error, status } = useQuery<{ email: string; name: string }, ApiError>({
    queryKey: [staffApi.me],
  });
  const { words } = props;
  if (data && !isSignedOut(error)) return <Shell {...props} staff={data} />;
  if (status === 'pending') return <p className="console-wait">{words.shell.loading}</p>;
  if (isSignedOut(error)) return <SignIn words={words.signIn} />;
  return <Failure words={words.shell} onRetry={() => client.invalidateQueries()} />;
}

export const App = (props: ConsoleProps) => (
  <QueryClientProvider client={client}>
    <Gate {...props} />
  </QueryClientProvider>
);
