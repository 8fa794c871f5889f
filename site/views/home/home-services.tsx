import '../../components/dotted.css';
import './home-services.css';
import { noBreakBeforeSlash } from '../../../domain/text.ts';
import { ButtonLink, type ButtonLinkProps } from '../../components/button-link.tsx';
import { Icon } from '../../components/icon.tsx';
import type { MenuLine } from '../../components/menu-card.tsx';
import { SectionHeading, type SectionHeadingProps } from '../../components/section-heading.tsx';
import { ChatList, type WhatsappMenuProps } from '../../components/whatsapp-menu.tsx';

type FareLine = Omit<MenuLine, 'href' | 'book'> & { chat: WhatsappMenuProps };

export type HomeServicesProps = { heading: SectionHeadingProps; lines: FareLine[]; all: ButtonLinkProps };

/** A line of the bill of fare is itself the button: it opens what the service is, and a chat in each branch. */
function Line({ name, price, duration, description, chat }: FareLine) {
  const { label, kind: _, describe: __, ...list } = chat;
  return (
    <li>
      <h3>
        <button type="button" className="fare-line" popoverTarget={chat.id}>
          <span className="dotted">{noBreakBeforeSlash(name)}</span>
          <span className="numeral">{price}</span>
          <Icon name="chevron" size={16} />
          <small>
            {duration} <span className="hidden-text">{label}</span>
          </small>
        </button>
      </h3>
      <ChatList
        {...list}
        subject={{ name, price }}
        {...(description !== undefined && { text: description })}
      />
    </li>
  );
}

/** The whole menu in the first glance. */
export function HomeServices({ heading, lines, all }: HomeServicesProps) {
  return (
    <section className="band" id="services">
      <div className="wrap ledger">
        <SectionHeading {...heading} />
        <div>
          <ul className="fare">
            {lines.map((line) => (
              <Line key={line.id} {...line} />
            ))}
          </ul>
          <p className="section-end">
            <ButtonLink {...all} />
          </p>
        </div>
      </div>
    </section>
  );
}
