import './whatsapp-menu.css';
import type { Reported } from '../../contract/events.ts';
import type { Timetable } from '../../domain/opening-hours.ts';
import { OpenBadge } from './branch.tsx';
import { Button, track } from './button.tsx';
import { Icon } from './icon.tsx';

export type Chat = {
  branch: string;
  name: string;
  note?: string;
  timetable: Timetable;
  href: string;
  by: Reported;
};

export type WhatsappMenuProps = {
  /** Unique on the page: names the popover. */
  id: string;
  label: string;
  /** Heading of the list, such as 'Choose a branch'. */
  title: string;
  newTabNote: string;
  chats: Chat[];
  /** Leads to the branches that have no line here. */
  all?: { label: string; href: string };
  note?: string;
};

type ChatListProps = Omit<WhatsappMenuProps, 'label'> & {
  /** What the chats are about, as it stands behind the sheet. */
  subject?: { name: string; price: string };
  /** Said before the chats, such as what the service is. */
  text?: string;
};

/** What opens: a chat per branch, for whatever button names its id. */
export function ChatList({ id, subject, title, text, chats, all, note, newTabNote }: ChatListProps) {
  return (
    <div id={id} popover="auto" className="sheet chat-list">
      {subject && (
        <p className="chat-subject">
          {subject.name} <span className="numeral">{subject.price}</span>
        </p>
      )}
      {text && <p>{text}</p>}
      <p className="eyebrow">{title}</p>
      {chats.map((chat) => (
        <a key={chat.name} href={chat.href} target="_blank" rel="noopener" {...track(chat.by)}>
          <Icon name="whatsapp" />
          <span>
            {chat.name}
            {chat.note && <small>{chat.note}</small>}
            <OpenBadge branch={chat.branch} timetable={chat.timetable} />
          </span>
          <span className="hidden-text">{newTabNote}</span>
        </a>
      ))}
      {all && <a href={all.href}>{all.label}</a>}
      {note && <p className="quiet">{note}</p>}
    </div>
  );
}

/** A button that opens a chat per branch: the platform's own popover, no script. */
export function WhatsappMenu({ label, ...list }: WhatsappMenuProps) {
  return (
    <div>
      <Button kind="whatsapp" label={label} icon="whatsapp" popoverTarget={list.id} />
      <ChatList {...list} />
    </div>
  );
}
