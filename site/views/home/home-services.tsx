import { ButtonLink, type ButtonLinkProps } from '../../components/button-link.tsx';
import { MenuCard, type MenuLine } from '../../components/menu-card.tsx';
import { SectionHeading, type SectionHeadingProps } from '../../components/section-heading.tsx';
import { WhatsappMenu, type WhatsappMenuProps } from '../../components/whatsapp-menu.tsx';

export type HomeServicesProps = {
  heading: SectionHeadingProps;
  lines: (MenuLine & { chat: WhatsappMenuProps })[];
  all: ButtonLinkProps;
};

export function HomeServices({ heading, lines, all }: HomeServicesProps) {
  return (
    <section className="band" id="services">
      <div className="wrap">
        <SectionHeading {...heading} />
        <MenuCard
          lines={lines.map(({ chat, ...line }) => ({
            ...line,
            action: <WhatsappMenu {...chat} kind="quiet" />,
          }))}
        />
        <p className="section-end">
          <ButtonLink {...all} />
        </p>
      </div>
    </section>
  );
}
