import './landing.css';
import { place } from '../../../contract/events.ts';
import { firstN } from '../../../domain/lists.ts';
import type { Edition } from '../../../edition/edition.ts';
import { ButtonLink } from '../../components/button.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { CallBand, Faq, ProsePoints, Section, StyleSection, Teasers } from '../../components/sections.tsx';
import { WhatsappMenu } from '../../components/whatsapp-menu.tsx';
import { servicePageTrail, servicePageWords } from '../../model/heads/landing.ts';
import { decoration, styleItems } from '../../model/media/drawings.ts';
import { heroScene } from '../../model/media/pictures.ts';
import { bookButton, choiceOf, heroChatMenu, offerButton } from '../../model/parts/calls.ts';
import { BranchPlan } from '../sections/branches.tsx';

type Props = { edition: Edition; slug: string };

/** What a link to /booking can carry: the only price; which of several it is, a button for a branch cannot know. */
const onlyChoice = (edition: Edition, slug: string) => {
  const [first, second] = edition.offersOf(slug);
  return first && !second ? choiceOf(edition, first.id) : {};
};

/** What a service costs and how long it takes, with a way to book it in each branch. */
function PriceCards({ edition, slug }: Props) {
  const { shared } = edition.words['service-pages'];
  const { heading } = servicePageWords(edition, slug).prices;
  const offers = edition.offersOf(slug);
  const location = place('{servicePage}', slug);
  return (
    <Section heading={heading} id="prices" ground="band-raised" layout="ledger">
      <div>
        <ul className="price-cards">
          {offers.map(({ id, name, description, price, duration }) => {
            // The buttons for each branch, below, carry the only one.
            const book = offers.length > 1 && offerButton(edition, id);
            return (
              <li key={id}>
                <div>
                  <h3>{name}</h3>
                  <p>{description}</p>
                </div>
                <div className="row">
                  <dl>
                    <div>
                      <dt>{shared.price}</dt>
                      <dd className="numeral">{price}</dd>
                    </div>
                    {duration && (
                      <div>
                        <dt>{shared.duration}</dt>
                        <dd className="numeral">{duration}</dd>
                      </div>
                    )}
                  </dl>
                  {book && <ButtonLink {...book} />}
                </div>
              </li>
            );
          })}
        </ul>
        <div className="row section-end">
          {firstN(edition.branches).map((branch) => (
            <ButtonLink
              key={branch.slug}
              {...bookButton(edition, edition.fill(shared.bookAt, { branch: branch.name }), location, {
                branch: branch.slug,
                ...onlyChoice(edition, slug),
              })}
            />
          ))}
        </div>
      </div>
    </Section>
  );
}

/** A page under /services, by the last part of its address. */
export function ServicePageView({ edition, slug }: Props) {
  const { shared } = edition.words['service-pages'];
  const words = servicePageWords(edition, slug);
  const { chair, aftercare } = words;
  const [first, second] = edition.offersOf(slug);
  const only = first && !second && first.name;
  return (
    <>
      <PageHero {...words.hero} trail={servicePageTrail(edition, slug)} scene={heroScene(words.scene)}>
        <WhatsappMenu {...heroChatMenu(edition, shared.chat, only || words.teaser.name)} />
      </PageHero>
      <PriceCards edition={edition} slug={slug} />
      {words.styles && (
        <StyleSection
          heading={words.styles.heading}
          items={styleItems(edition, words.styles.items, 'haircut')}
        />
      )}
      <ProsePoints heading={chair.heading} points={chair.items} drawing={decoration(chair.drawing)} ordered />
      <ProsePoints
        heading={aftercare.heading}
        points={aftercare.items}
        drawing={decoration(aftercare.drawing)}
        raised={false}
      />
      <BranchPlan edition={edition} heading={shared.branches} />
      <Faq heading={words.questions.heading} questions={words.questions.items} />
      <Teasers
        heading={shared.others}
        items={words.related.map((other) => ({
          ...servicePageWords(edition, other).teaser,
          from: edition.words.interface.units.from,
          price: edition.offersOf(other)[0]?.price ?? '',
          href: edition.href('servicePage', { slug: other }),
        }))}
      />
      <CallBand
        {...words.closing}
        buttons={[
          bookButton(
            edition,
            shared.closingBook,
            place('{servicePage}', slug),
            first && choiceOf(edition, first.id),
          ),
        ]}
      />
    </>
  );
}
