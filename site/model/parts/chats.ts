import { place, type SectionWith } from '../../../contract/events.ts';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Service } from '../../../edition/join/services.ts';
import type { WhatsappMenuProps } from '../../components/whatsapp-menu.tsx';
import { chatHref, listedBranches } from './branch.ts';

type Section = SectionWith<'whatsapp_booking', '{branch}'>;

const shared = ({ words }: Edition) => ({
  title: words.interface.chat.choose,
  newTabNote: ` ${words.interface.frame.newTab}`,
});

/**
 * The WhatsApp menu at the head of a page, with a chat for every branch; of many the first, and the way to all. On the
 * page of a service the greeting names it.
 */
export const heroChatMenu = (
  edition: Edition,
  label: string,
  { section = 'hero_section', service }: { section?: Section; service?: string } = {},
): WhatsappMenuProps => {
  const { branches, all } = listedBranches(edition);
  return {
    ...shared(edition),
    id: 'chat-hero',
    label,
    chats: branches.map((branch) => ({
      name: branch.name,
      note: branch.hoursText,
      href: service ? chatHref(edition, branch, 'service', { service }) : chatHref(edition, branch),
      by: { event: 'whatsapp_booking', section, location: place('{branch}', branch.slug) },
    })),
    ...omitUndefined({ all }),
  };
};

/** The same for one service: only the branches that offer it, and a note where that is not all. */
export const serviceChatMenu = (edition: Edition, service: Service): WhatsappMenuProps => {
  const { branches, all } = listedBranches(edition, {
    of: service.branches,
    elsewhere: edition.href('book', { service: service.id }),
  });
  return {
    ...shared(edition),
    id: `chat-${service.id}`,
    label: edition.words.interface.chat.bookService,
    describe: service.name,
    ...omitUndefined({ note: service.note, all }),
    chats: branches.map((branch) => ({
      name: branch.name,
      href: chatHref(edition, branch, 'service', { service: service.name }),
      by: { event: 'whatsapp_booking', section: 'services', location: place('{branch}', branch.slug) },
    })),
  };
};
