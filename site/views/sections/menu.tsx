import type { ReactNode } from 'react';
import { spanOf } from '../../../domain/span.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { Offer } from '../../../edition/join/offers.ts';
import type { ButtonLinkProps } from '../../components/button.tsx';
import { FareLine, FareLink } from '../../components/fare.tsx';
import { Section, type SectionHeadingProps } from '../../components/sections.tsx';
import { offerButton } from '../../model/parts/calls.ts';

type Line = Pick<Offer, 'name' | 'lang' | 'price' | 'duration' | 'description'> & {
  link: ButtonLinkProps | undefined;
};
type MenuSectionProps = {
  heading: SectionHeadingProps;
  lines: Line[];
  raised?: boolean;
  children?: ReactNode;
};

/** A price list: name, dotted leader, price, and the duration below. */
export function MenuSection({ heading, lines, raised, children }: MenuSectionProps) {
  return (
    <Section heading={heading} id="prices" background={raised ? 'band-raised' : ''} layout="ledger">
      <div>
        <ul className="fare">
          {lines.map(({ name, lang, price, duration, description, link }) => (
            <FareLine
              key={name}
              name={name}
              lang={lang}
              price={price}
              about={[duration, description].filter(Boolean).join(' · ')}
            >
              {link && <FareLink {...link} />}
            </FareLine>
          ))}
        </ul>
        {children}
      </div>
    </Section>
  );
}

/** Offers with links to book them. */
export const menuLines = (edition: Edition, offers: readonly Offer[], branch?: Branch): Line[] =>
  offers.map((offer) => ({ ...offer, link: offerButton(edition, offer.id, branch) }));

/** Pages that sell what the menu lacks, with their price ranges. */
export function restOfMenu(edition: Edition): Line[] {
  const { words, menu } = edition;
  const lineOf = (page: string, name: string, href: string): Line[] => {
    const offers = edition.offersOf(page);
    const [first, ...others] = offers;
    if (!first || menu.some(({ id }) => id === first.item)) return [];
    // A single offer usually has the page's name, so show its duration instead.
    const only = others.length ? undefined : first.duration;
    const description = only ?? edition.and(offers.map((offer) => offer.name));
    return [{ name, link: { label: name, href }, price: edition.price(spanOf(offers)), description }];
  };
  return [
    ...lineOf('fade', words['fade-haircut'].trail, edition.href('fadeHaircut')),
    ...Object.entries(words['service-pages'].items).flatMap(([slug, { trail }]) =>
      lineOf(slug, trail, edition.href('servicePage', { slug })),
    ),
    ...lineOf('beard-trim', words['beard-trim'].trail, edition.href('beardTrim')),
  ];
}
