import { localPath } from '../../contract/routes.ts';
import { LINK_TOKEN, STAFF_PATH } from '../../contract/staff.ts';
import { HOUR_MS } from '../../domain/durations.ts';
import { countWords } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';
import { mailWords } from '../mail/outbox.ts';
import type { StaffMember } from './accounts.ts';
import { hashOfToken, newToken, type StaffServices } from './auth.ts';

const LIFETIME_HOURS = { invitation: 72, reset: 1 };
/** Valid links per account. Limits the mails that a stranger can trigger. */
const MAX_LINKS = 3;

export type StaffLinks = ReturnType<typeof staffLinks>;

/** One-time links that set a password and expire. */
export function staffLinks({ site, store, now, log, sendMail }: StaffServices) {
  /** A link is an invitation until the account has a password. */
  const lifetimeHours = ({ password }: StaffMember) => LIFETIME_HOURS[password ? 'reset' : 'invitation'];

  async function createLink(member: StaffMember): Promise<string> {
    const token = newToken();
    await store.staff.addLink(
      member.id,
      hashOfToken(token),
      new Date(+now() + lifetimeHours(member) * HOUR_MS),
    );
    return `#${LINK_TOKEN}=${token}`;
  }

  async function mail(member: StaffMember, hash: string): Promise<boolean> {
    const { password, hours } = mailWords(site.mails, member.language);
    const subject = member.password ? password.subject : password.invited;
    const text = fill(password.text, {
      name: member.name,
      hours: countWords(hours, lifetimeHours(member), member.language),
      link: `${site.siteUrl}${localPath(STAFF_PATH, member.language)}${hash}`,
    });
    try {
      await sendMail?.({ to: member.email, subject, text });
      return sendMail !== undefined;
    } catch (error) {
      log.warn('mail not sent', { error: error instanceof Error ? error.message : String(error) });
      return false;
    }
  }

  return {
    mails: sendMail !== undefined,

    /** Creates a link to pass on, and revokes earlier ones of the account. */
    async replace(member: StaffMember) {
      await store.staff.endLinks(member.id);
      return { path: STAFF_PATH + (await createLink(member)) };
    },

    /** Mails an invitation; returns its path if no mail was sent. */
    async invite(member: StaffMember) {
      const hash = await createLink(member);
      return { path: (await mail(member, hash)) ? null : STAFF_PATH + hash };
    },

    /**
     * For requests without a session: mails the link only to the account's address. Earlier links stay valid, so that a
     * stranger cannot revoke them.
     */
    async mailForgotten(member: StaffMember): Promise<void> {
      try {
        if (!sendMail || (await store.staff.linksOf(member.id, now())) >= MAX_LINKS) return;
        await mail(member, await createLink(member));
      } catch (error) {
        log.warn('password link not sent', { error: String(error) });
      }
    },
  };
}
