import { useMutation } from '@tanstack/react-query';
import { publishingApi } from '../../contract/changes.ts';
import { type Section, sectionsOf } from '../../contract/rights.ts';
import { staffApi } from '../../contract/staff.ts';
import { keysOf } from '../../domain/lists.ts';
import { fetchJson, isSignedOut } from '../api.ts';
import { discardAllExcept } from '../content/drafts.ts';
import { CONTENT_PREFIX } from '../content/use-content.ts';
import { useConsole, useStaff } from '../context.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { LanguageLinks } from '../parts/language-links.tsx';
import { LinkRow, Section as Part } from '../parts/rows.tsx';
import { Screen } from '../parts/status.tsx';
import { clearSessionState, forgetSignIn } from '../session.ts';

export const sectionIcons: Record<Section, IconName> = {
  today: 'clock',
  queue: 'star',
  site: 'pen',
  menu: 'fare',
  team: 'pin',
  plans: 'calendar',
  articles: 'articles',
  history: 'history',
  audit: 'history',
  insights: 'figures',
  people: 'people',
  settings: 'settings',
};

/** Names a section. A branch account has one of its own. */
export function useSectionName() {
  const words = useConsole().words.shell;
  const { branches } = useStaff();
  return (section: Section) =>
    section === 'team' && branches.length === 1 ? words.ownBranch : words[section];
}

const GROUPS = {
  shop: ['team', 'plans', 'articles'],
  past: ['history', 'audit', 'insights'],
  house: ['people', 'settings'],
} satisfies Record<string, Section[]>;

/** What does not fit the bar of a phone, and what concerns the account alone. */
export function More() {
  const { words: all, branches } = useConsole();
  const words = all.shell;
  const staff = useStaff();
  const { name, email } = staff;
  const nameOf = useSectionName();
  const listed = sectionsOf(staff);
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
  const aboutOf = (section: Section) =>
    section === 'team' ? branches.map((branch) => branch.name).join(' · ') : all.more[section as 'plans'];
  return (
    <Screen title={words.others} isNarrow>
      <div className="columns wide-2">
        {keysOf(GROUPS).map((group) => {
          const shown = GROUPS[group].filter((section) => listed.includes(section));
          if (!shown.length) return null;
          return (
            <Part key={group} title={all.more[group]}>
              <ul className="rows">
                {shown.map((section) => (
                  <li key={section}>
                    <LinkRow
                      href={`#${section}`}
                      icon={sectionIcons[section]}
                      title={nameOf(section)}
                      detail={aboutOf(section)}
                    />
                  </li>
                ))}
              </ul>
            </Part>
          );
        })}
        <Part title={name}>
          <p className="sub">{email}</p>
          <ul className="rows">
            <li>
              <LinkRow href="#account" icon="device" title={words.account} />
            </li>
            <li className="row-tap">
              <Icon name="globe" />
              <LanguageLinks />
            </li>
            <li>
              <LinkRow href={publishingApi.endPreview('/')} icon="eye" title={all.publishing.see} />
            </li>
            <li>
              <button type="button" className="row-tap" onClick={() => mutate()}>
                <Icon name="leave" />
                <b>{words.signOut}</b>
              </button>
            </li>
          </ul>
          <p role="alert">{isError && words.stillIn}</p>
        </Part>
      </div>
    </Screen>
  );
}
