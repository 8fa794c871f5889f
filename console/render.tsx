import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { LINK_TOKEN, staffApi } from '../contract/staff.ts';
import { useHash } from './address.ts';
import { answerOf, client, isSignedOut, reload } from './api.ts';
import { restore } from './content/drafts.ts';
import { useContentState } from './content/use-content.ts';
import { usePlans } from './content/use-publication.ts';
import { ConsoleContext, StaffContext, useConsole } from './context.ts';
import { firstOf, hasLostFocus } from './focus.ts';
import { setLanguage } from './language.ts';
import { withNamesIn } from './names.ts';
import { ErrorBoundary, Failure, Loading } from './parts/status.tsx';
import { forgetSignIn, mayBeSignedIn, onSignInElsewhere, openAsked, rememberSignIn } from './session.ts';
import { SetPassword } from './shell/set-password.tsx';
import { SignIn } from './shell/sign-in.tsx';
import type { ConsoleProps } from './words.ts';

restore();

/** Renders the console, or its part on a page of the site, for signed-in staff. */
export function renderForStaff(container: HTMLElement, props: ConsoleProps, content: ReactNode): void {
  setLanguage(props);
  createRoot(container).render(
    <ConsoleContext value={props}>
      <QueryClientProvider client={client}>
        <ErrorBoundary>
          <AuthGate>{content}</AuthGate>
        </ErrorBoundary>
      </QueryClientProvider>
    </ConsoleContext>,
  );
}

/** Shows the console to signed-in staff, the sign-in form to others, and a form for a new password to those with a link. */
function AuthGate({ children }: { children: ReactNode }) {
  const [mayHaveSession, setMayHaveSession] = useState(mayBeSignedIn);
  const { data, error, status } = useQuery({ ...answerOf(staffApi.me), enabled: mayHaveSession });
  const token = new URLSearchParams(useHash()).get(LINK_TOKEN);
  const ended = isSignedOut(error);
  useEffect(() => {
    if (ended) forgetSignIn();
  }, [ended]);
  const hasSignedIn = useRef(false);
  useEffect(() => {
    // The form that had the focus is gone.
    if (data && hasSignedIn.current && hasLostFocus()) firstOf('main')?.focus();
    if (data) openAsked();
  }, [data]);
  useEffect(
    () =>
      onSignInElsewhere(() => {
        setMayHaveSession(mayBeSignedIn());
        reload(staffApi.me);
      }),
    [],
  );
  const handleSignedIn = () => {
    rememberSignIn();
    hasSignedIn.current = true;
    setMayHaveSession(true);
    client.resetQueries();
  };
  if (token) return <SetPassword token={token} key={token} onSignedIn={handleSignedIn} />;
  // After the end of a session, the form starts with the email of its account.
  if (!mayHaveSession || ended) return <SignIn email={data?.email} onSignedIn={handleSignedIn} />;
  if (data)
    return (
      <StaffContext value={data} key={data.email}>
        <WithDraftNames>{children}</WithDraftNames>
      </StaffContext>
    );
  if (status === 'pending') return <Loading status="pending" refetch={() => {}} />;
  return <Failure onRetry={() => client.invalidateQueries()} />;
}

/** Lets every part name the records that only drafts and planned changes contain. */
function WithDraftNames({ children }: { children: ReactNode }) {
  const context = useConsole();
  const { drafts, names } = useContentState().data ?? {};
  const planned = usePlans(false).data?.entries;
  const value = useMemo(
    () =>
      withNamesIn(context, [...(drafts ?? []), ...(planned ?? []).flatMap(({ changes }) => changes)], names),
    [context, drafts, planned, names],
  );
  return <ConsoleContext value={value}>{children}</ConsoleContext>;
}
