import { place } from '../../../contract/events.ts';
import { firstN } from '../../../domain/lists.ts';
import type { Edition } from '../../../edition/edition.ts';
import { track } from '../../components/button.tsx';
import { FareLink } from '../../components/fare.tsx';
import { Icon } from '../../components/icon.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { CallBand, ProsePoints, Section } from '../../components/sections.tsx';
import { StyleSection } from '../../components/style-grid.tsx';
import { servicePageHero, servicePageWords } from '../../model/heads/landing.ts';
import { styleItems } from '../../model/media/drawings.ts';
import { bookButton, choiceOf, offerButton } from '../../model/parts/calls.ts';
import { BranchRows } from '../sections/branch-rows.tsx';
import { HeroChats } from '../sections/chats.tsx';
import { Faq, Teasers } from './parts.tsx';

type Props = {
  edition: Edition;
  slug: string;
};

/** A page under /services, by its last path segment. */
export function ServicePageView({ edition, slug }: Props) {
  const { shared } = edition.words['service-pages'];
  const words = servicePageWords(edition, slug);
  const { chair, aftercare } = words;
  const location = place('{servicePage}', slug);
  const offers = edition.offersOf(slug);
  const [first, second] = offers;
  // Branch buttons preselect the service only if there is a single price.
  const only = second ? undefined : first;
  const where = only?.branches ?? edition.branches;
  return (
    <>
      <PageHero {...servicePageHero(edition, slug)}>
        <div className="row">
          <HeroChats edition={edition} label={shared.chat} service={only ?? words.teaser} />
        </div>
      </PageHero>
      <Section heading={words.prices.heading} id="prices" background="band-raised" layout="ledger">
        <div className="stack">
          <ul className="price-cards">
            {offers.map(({ id, name, description, price, duration }) => {
              // A single price is booked by the branch buttons.
              const book = !only && offerButton(edition, id);
              return (
                <li key={id} className="ruled grid grid-start">
                  <h3>{name}</h3>
                  <p className="quiet">{description}</p>
                  <dl className="row">
                    {Object.entries({ price, duration }).map(([label, value]) => (
                      <div key={label} hidden={!value}>
                        <dt>{shared[label as 'price' | 'duration']}</dt>
                        <dd className="numeral">{value}</dd>
                      </div>
                    ))}
                  </dl>
                  {book && <FareLink {...book} />}
                </li>
              );
            })}
          </ul>
          <div className="section-end">
            {firstN(where).map((branch) => {
              const { label, href, by } = bookButton(
                edition,
                edition.fill(shared.bookAt, { branch: branch.name }),
                location,
                { branch: branch.slug, ...(only && choiceOf(edition, only.id)) },
              );
              return (
                <a key={href} className="row-link" href={href} rel="nofollow" {...track(by)}>
                  {label} <Icon name="chevron" size={16} />
                </a>
              );
            })}
          </div>
          {only?.note && <p className="quiet">{only.note}</p>}
        </div>
      </Section>
      {words.styles && (
        <StyleSection
          heading={words.styles.heading}
          items={styleItems(edition, words.styles.items, 'haircut')}
        />
      )}
      <ProsePoints {...chair} ordered />
      <ProsePoints {...aftercare} raised={false} />
      <BranchRows edition={edition} heading={shared.branches} of={where} />
      <Faq {...words.questions} />
      <Teasers
        heading={shared.others}
        items={words.related.map((other) => {
          const { name, more } = servicePageWords(edition, other).teaser;
          return {
            name,
            from: edition.words.interface.units.from,
            price: edition.offersOf(other).toSorted((a, b) => a.from - b.from)[0]?.fromText ?? '',
            link: { label: more, href: edition.href('servicePage', { slug: other }) },
          };
        })}
      />
      <CallBand
        {...words.closing}
        buttons={[bookButton(edition, shared.closingBook, location, first && choiceOf(edition, first.id))]}
      />
    </>
  );
}
