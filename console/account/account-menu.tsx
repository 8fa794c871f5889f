import '../wide-only.css';
import './account-menu.css';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
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
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" className="console-account" popoverTarget="account-menu">
        <span className="console-initial" aria-hidden="true">
          {staff.name.slice(0, 1)}
        </span>
        <span className="console-wide-only">{staff.name}</span>
      </button>
      <div id="account-menu" className="console-account-menu" popover="auto" ref={menu}>
        <p className="quiet">{staff.email}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: it leads somewhere; the menu is not needed there. */}
        <a href="#account" onClick={() => menu.current?.hidePopover()}>
          {words.account}
        </a>
        <Button kind="quiet" label={words.signOut} onClick={() => mutate()} />
        <p role="alert">{isError && words.stillIn}</p>
      </div>
    </>
  );
}
