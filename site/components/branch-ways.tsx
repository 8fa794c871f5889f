import { Icon, type IconName } from './icon.tsx';
import { type Track, track } from './track.ts';

export type Contact = { label: string; href: string; by: Track };
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
