import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { mayOpenSection, staffApi, unlisted } from '../../contract/staff.ts';
import { Button } from '../../site/components/button.tsx';
import { fetchJson, isSignedOut } from '../api.ts';
import { discardAllExcept } from '../content/drafts.ts';
import { CONTENT_PREFIX } from '../content/use-content.ts';
import { useConsole, useStaff } from '../context.ts';
import { LanguageLinks } from '../parts/language-links.tsx';
import { clearSessionState, forgetSignIn } from '../session.ts';

export function AccountMenu() {
  const words = useConsole().words.shell;
  const staff = useStaff();
  const { mutate, isError } = useMutation({
    mutationKey: [staffApi.signIn],
    // Already signed out: nothing to do.
    mutationFn: () =>
      fetchJson(staffApi.signOut, 'POST', {}).catch((error) => {
        if (!isSignedOut(error)) throw error;
      }),
    onSuccess: () => {
      discardAllExcept(CONTENT_PREFIX);
      clearSessionState();
      forgetSignIn();
      location.reload();
    },
  });
  const screens = ['account', ...unlisted.filter((name) => mayOpenSection(staff.role, name))] as const;
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button type="button" className="console-account row" popoverTarget="account-menu">
        <span className="console-initial" aria-hidden="true">
          {staff.name.slice(0, 1)}
        </span>
        <span className="console-wide-only">{staff.name}</span>
      </button>
      <div id="account-menu" className="console-account-menu console-popover" popover="auto" ref={menu}>
        <p className="quiet">{staff.email}</p>
        {screens.map((screen) => (
          <a key={screen} href={`#${screen}`} onClick={close}>
            {words[screen]}
          </a>
        ))}
        <LanguageLinks />
        <Button kind="quiet" label={words.signOut} onClick={() => mutate()} />
        <p role="alert">{isError && words.stillIn}</p>
      </div>
    </>
  );
}
