import { LINK_TOKEN, STAFF_PATH } from '../../contract/staff.ts';
import type { Log } from '../log.ts';
import type { Mail } from '../mail/outbox.ts';
import type { Store } from '../store/store.ts';
import type { StaffMember } from './accounts.ts';
import { hashOfToken, newToken } from './auth.ts';

const HOUR_MS = 3_600_000;
const LASTS_HOURS = { invitation: 72, reset: 1 };
/** More than a lost mail needs; a stranger who asks again and again fills nobody's mailbox. */
const MOST_LINKS = 3;

type LinkDeps = {
  store: Store;
  now: () => Date;
  log: Log;
  /** Where the console is, as mails say it. */
  consoleUrl: string;
  sendMail: ((mail: Mail) => Promise<void>) | undefined;
};

export type StaffLinks = ReturnType<typeof staffLinks>;

/** Links by which people set a password: once, and for a time. */
export function staffLinks({ store, now, log, consoleUrl, sendMail }: LinkDeps) {
  /** Until a password is set, it is an invitation. */
  const lastsHours = ({ password }: StaffMember) => LASTS_HOURS[password ? 'reset' : 'invitation'];

  async function make(member: StaffMember): Promise<string> {
    const token = newToken();
    await store.staff.addLink(member.id, hashOfToken(token), new Date(+now() + lastsHours(member) * HOUR_MS));
    return `#${LINK_TOKEN}=${token}`;
  }

  /** Whether it went out. */
  async function mail(member: StaffMember, hash: string): Promise<boolean> {
    const subject = member.password ? 'Your new password' : 'Your invitation to the staff console';
    const text = `Hello ${member.name},\n\nopen this link to set your password. It works once, within ${lastsHours(member)} h:\n${consoleUrl}${hash}\n\nYou did not ask for it? Then leave it: nothing changes.\n`;
    try {
      await sendMail?.({ to: member.email, subject, text });
      return sendMail !== undefined;
    } catch (error) {
      log.warn('mail', { error: error instanceof Error ? error.message : String(error) });
      return false;
    }
  }

  return {
    mails: sendMail !== undefined,

    /** A link to hand on; earlier ones of the account end. */
    async make(member: StaffMember) {
      await store.staff.endLinks(member.id);
      return { path: STAFF_PATH + (await make(member)) };
    },

    /** Mails the link, or gives it where no mail went out. */
    async invite(member: StaffMember) {
      const hash = await make(member);
      return { path: (await mail(member, hash)) ? null : STAFF_PATH + hash };
    },

    /**
     * For whoever asks without being signed in: the link goes to the account's own address alone. Earlier ones stay, or a
     * stranger could end them.
     */
    async mailForgotten(member: StaffMember): Promise<void> {
      try {
        if (!sendMail || (await store.staff.linksOf(member.id, now())) >= MOST_LINKS) return;
        await mail(member, await make(member));
      } catch (error) {
        log.warn('forgotten password', { error: String(error) });
      }
    },
  };
}
