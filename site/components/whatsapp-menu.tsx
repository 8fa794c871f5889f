import './whatsapp-menu.css';
import { given } from '../../domain/given.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { type Track, track } from './track.ts';

export type Chat = { name: string; note?: string; href: string; by: Track };

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
  kind?: 'whatsapp' | 'quiet';
  /** Names the service for screen readers where several menus share one label. */
  describe?: string;
};

/** A button that opens a chat per branch: the platform's own popover, no script. */
export function WhatsappMenu(props: WhatsappMenuProps) {
  const { id, label, title, chats, all, note, kind = 'whatsapp', describe, newTabNote } = props;
  return (
    <div className="chat-menu">
      <Button {...given({ label, describe, kind })} icon="whatsapp" popoverTarget={id} />
      <div id={id} popover="auto" className="chat-list">
        <p className="eyebrow">{title}</p>
        {chats.map((chat) => (
          <a key={chat.name} href={chat.href} target="_blank" rel="noopener" {...track(chat.by)}>
            <Icon name="whatsapp" />
            <span>
              {chat.name}
              {chat.note && <small>{chat.note}</small>}
            </span>
            <span className="hidden-text">{newTabNote}</span>
          </a>
        ))}
        {all && <a href={all.href}>{all.label}</a>}
        {note && <p className="quiet">{note}</p>}
      </div>
    </div>
  );
}
