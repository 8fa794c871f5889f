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
  /** Unique id of the popover. */
  id: string;
  label: string;
  /** Heading of the list: 'Choose a branch'. */
  title: string;
  newTabNote: string;
  chats: Chat[];
  /** Link to the branches that are not listed. */
  all?: { label: string; href: string };
  note?: string;
};

type ChatListProps = Omit<WhatsappMenuProps, 'label'> & {
  /** What the chats are about. */
  subject?: { name: string; price: string };
  /** Shown above the chats, such as a description of the service. */
  text?: string;
};

/** The popover with a chat per branch, for any button that targets its id. */
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

/** A button that opens a ChatList, with the native popover API. */
export function WhatsappMenu({ label, ...list }: WhatsappMenuProps) {
  return (
    <div>
      <Button kind="whatsapp" label={label} icon="whatsapp" popoverTarget={list.id} />
      <ChatList {...list} />
    </div>
  );
}
