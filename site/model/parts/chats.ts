import { place, type SectionWith } from '../../../contract/events.ts';
import { given } from '../../../domain/given.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Service } from '../../../edition/join/services.ts';
import type { WhatsappMenuProps } from '../../components/whatsapp-menu.tsx';
import { chatHref } from './branch.ts';

type Section = SectionWith<'whatsapp_booking', '{branch}'>;

const shared = ({ words }: Edition) => ({
  title: words.interface.chat.choose,
  newTabNote: ` ${words.interface.frame.newTab}`,
});

/** The WhatsApp menu at the head of a page, with a chat for every branch. */
export const heroChatMenu = (
  edition: Edition,
  label: string,
  section: Section = 'hero_section',
): WhatsappMenuProps => ({
  ...shared(edition),
  id: 'chat-hero',
  label,
  chats: edition.branches.map((branch) => ({
    name: branch.name,
    note: branch.hoursText,
    href: chatHref(edition, branch),
    by: { event: 'whatsapp_booking', section, location: place('{branch}', branch.slug) },
  })),
});

/** The same for one service: only the branches that offer it, and a note where that is not all. */
export const serviceChatMenu = (edition: Edition, service: Service): WhatsappMenuProps => ({
  ...shared(edition),
  id: `chat-${service.id}`,
  label: edition.words.interface.chat.bookService,
  describe: service.name,
  ...given({ note: service.note }),
  chats: service.branches.map((branch) => ({
    name: branch.name,
    href: chatHref(edition, branch, 'service', { service: service.name }),
    by: { event: 'whatsapp_booking', section: 'services', location: place('{branch}', branch.slug) },
  })),
});
