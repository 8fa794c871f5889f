import { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
import { WhatsappMenu, type WhatsappMenuProps } from './whatsapp-menu.tsx';

export type HeroActionsProps = { chat?: WhatsappMenuProps; buttons: ButtonLinkProps[] };

/** The first things to do on a page. */
export function HeroActions({ chat, buttons }: HeroActionsProps) {
  return (
    <div className="row">
      {chat && <WhatsappMenu {...chat} />}
      {buttons.map((button) => (
        <ButtonLink key={button.href} {...button} />
      ))}
    </div>
  );
}
