import '../../components/whatsapp-menu.css';
import type { ReactNode } from 'react';
import type { Edition } from '../../../edition/edition.ts';
import type { Offer } from '../../../edition/join/offers.ts';
import { OpenBadge } from '../../components/branch.tsx';
import { Button, track } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { chatHref, chatLink, listedBranches } from '../../model/parts/branch.ts';

type ChatsProps = {
  edition: Edition;
  /** What the chats are about; only the branches that offer it are listed. */
  service?: { name: string } & Partial<Pick<Offer, 'branches' | 'note'>>;
};
type ChatListProps = ChatsProps & {
  /** Unique id of the popover. */
  id: string;
  section: 'hero_section' | 'services';
  /** The page with all branches, by default the locations page. */
  allHref?: string;
  children?: ReactNode;
};

/** A popover with a chat per branch, for any button that targets its id. A long list is truncated, with a link to all. */
export function ChatList({ edition, id, section, service, allHref, children }: ChatListProps) {
  const { chat, frame } = edition.words.interface;
  const { branches, all } = listedBranches(edition, { of: service?.branches, allHref });
  return (
    <div id={id} popover="auto" className="sheet chat-list">
      {children}
      <p className="eyebrow">{chat.choose}</p>
      {branches.map((branch) => {
        const { href, by } = chatLink(edition, branch, section);
        return (
          <a
            key={branch.slug}
            href={service ? chatHref(edition, branch, 'service', { service: service.name }) : href}
            target="_blank"
            rel="noopener"
            {...track(by)}
          >
            <Icon name="whatsapp" />
            <span>
              {branch.name}
              <OpenBadge branch={branch.slug} timetable={branch.timetable} />
            </span>
            <span className="hidden-text">{` ${frame.newTab}`}</span>
          </a>
        );
      })}
      {all && <a href={all.href}>{all.label}</a>}
      {service?.note && <p className="quiet">{service.note}</p>}
    </div>
  );
}

/** The button of a hero that opens a ChatList, with the native popover API. */
export function HeroChats({ label, ...chats }: ChatsProps & { label: string }) {
  const id = 'chat-hero';
  return (
    <>
      <Button kind="whatsapp" label={label} icon="whatsapp" popoverTarget={id} />
      <ChatList id={id} section="hero_section" {...chats} />
    </>
  );
}
