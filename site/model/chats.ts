import { place, type SectionWith } from '../../contract/events.ts';
import type { WhatsappMenuProps } from '../components/whatsapp-menu.tsx';
import { branchesIn, chatHref } from './branch.ts';
import { wordsOf } from './content/source.ts';
import type { Service } from './service.ts';

type ChatSection = SectionWith<'whatsapp_booking', '{branch}'>;
type MenuInput = { id: string; label: string; section: ChatSection; locale: string };

/** A WhatsApp menu with a chat for every branch. */
export function chatMenu({ id, label, section, locale }: MenuInput): WhatsappMenuProps {
  const { chat, greetings, frame } = wordsOf(locale).interface;
  return {
    id,
    label,
    title: chat.choose,
    newTabNote: ` ${frame.newTab}`,
    chats: branchesIn(locale).map((branch) => ({
      name: branch.name,
      note: branch.hoursText,
      href: chatHref(branch, greetings.branch),
      by: { event: 'whatsapp_booking', section, location: place('{branch}', branch.slug) },
    })),
  };
}

/** The same for one service: only the branches that offer it, and a note where that is not all. */
export function serviceChatMenu(service: Service, section: ChatSection, locale: string): WhatsappMenuProps {
  const { chat, greetings, frame } = wordsOf(locale).interface;
  return {
    id: `chat-${service.id}`,
    label: chat.bookService,
    title: chat.choose,
    newTabNote: ` ${frame.newTab}`,
    describe: service.name,
    note: service.note,
    chats: service.branches.map((branch) => ({
      name: branch.name,
      href: chatHref(branch, greetings.service, { service: service.name }),
      by: { event: 'whatsapp_booking', section, location: place('{branch}', branch.slug) },
    })),
  };
}
