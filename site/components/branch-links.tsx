import type { Reported } from '../../contract/events.ts';
import type { OtherName } from '../../edition/join/branches.ts';
import { Icon, type IconName } from './icon.tsx';
import { track } from './track.ts';

export type Contact = { label: string; href: string; by: Reported };
export type BranchWaysProps = { phone: Contact; whatsapp: Contact; directions?: Contact };

const Outside = ({ icon, label, href, by }: Contact & { icon: IconName }) => (
  <a href={href} target="_blank" rel="noopener" {...track(by)}>
    <Icon name={icon} /> <bdi>{label}</bdi>
  </a>
);

/** How to reach a branch: by phone, by chat, on foot. */
export const BranchWays = ({ phone, whatsapp, directions }: BranchWaysProps) => (
  <>
    <a href={phone.href} {...track(phone.by)}>
      <Icon name="phone" /> <bdi>{phone.label}</bdi>
    </a>
    <Outside icon="whatsapp" {...whatsapp} />
    {directions && <Outside icon="directions" {...directions} />}
  </>
);

export type BranchNameProps = { name: string; otherName?: OtherName | undefined; href: string };

/** A branch by its name, which leads to its page, and by the one in the other script. */
export const BranchName = ({ name, otherName, href }: BranchNameProps) => (
  <>
    <a href={href}>{name}</a> {otherName && <span lang={otherName.lang}>{otherName.text}</span>}
  </>
);
