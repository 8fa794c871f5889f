import './account-menu.css';
import { useMutation } from '@tanstack/react-query';
import { staffApi } from '../../contract/staff.ts';
import { Button } from '../../site/components/button.tsx';
import { ask, isSignedOut } from '../api.ts';
import { forgetKept } from '../kept.ts';
import { forgetSignIn } from '../session.ts';
import type { Staff } from '../shell.tsx';
import type { ConsoleWords } from '../words.ts';

export function AccountMenu({ words, staff }: { words: ConsoleWords['shell']; staff: Staff }) {
  const { mutate, isError } = useMutation({
    mutationKey: [staffApi.signIn],
    // A session that is over already is what was wished for.
    mutationFn: () =>
      ask(staffApi.signOut, 'POST', {}).catch((error) => {
        if (!isSignedOut(error)) throw error;
      }),
    onSuccess: () => {
      forgetKept();
      forgetSignIn();
      location.reload();
    },
  });
  return (
    <details className="console-account">
      <summary>{staff.name}</summary>
      <div>
        <p className="quiet">{staff.email}</p>
        <a href="#account">{words.account}</a>
        <Button kind="quiet" label={words.signOut} onClick={() => mutate()} />
        <p role="alert">{isError && words.stillIn}</p>
      </div>
    </details>
  );
}
