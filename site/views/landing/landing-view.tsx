import { FADES } from '../../../domain/content-files.ts';
import type { Edition } from '../../../edition/edition.ts';
import { offerId } from '../../../edition/join/offers.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { ButtonLink, MoreLink } from '../../components/button.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { TagList } from '../../components/facts.tsx';
import { FadeCut } from '../../components/fade-cut.tsx';
import { Icon } from '../../components/icon.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { CallBand, ProsePoints, Section } from '../../components/sections.tsx';
import { Figure } from '../../components/stat-strip.tsx';
import { StyleGrid, type StyleItem, StyleSection } from '../../components/style-grid.tsx';
import { type LandingKind, landingHero, landingPages } from '../../model/heads/landing.ts';
import { decoration, drawnPoints, styleItems } from '../../model/media/drawings.ts';
import { fadeFacts } from '../../model/parts/article-facts.ts';
import { bookButton, callButton, choiceOf, locationsButton, offerButton } from '../../model/parts/calls.ts';
import { BranchRows } from '../sections/branch-rows.tsx';
import { HeroChats } from '../sections/chats.tsx';
import { MenuSection, menuLines } from '../sections/menu.tsx';
import { Faq, Teasers } from './parts.tsx';

type Props = { edition: Edition };

const AREAS_SHOWN = 12;

type AreasProps = Props & Words['fade-haircut']['areas'] & { raised?: boolean };

/** The districts served: the first twelve, and the rest in a disclosure that counts them. */
function Areas({ edition, heading, more, raised }: AreasProps) {
  const { items } = edition.words.areas;
  const names = edition.facts.areas.filter(({ served }) => served).map(({ id }) => items[id] ?? id);
  const rest = names.slice(AREAS_SHOWN);
  return (
    <Section heading={heading} background={raised ? 'band-raised' : ''}>
      <TagList tags={names.slice(0, AREAS_SHOWN)} />
      {rest.length > 0 && (
        <details className="areas-more disclosure">
          <summary className="more-link">{edition.fill(more, { count: String(rest.length) })}</summary>
          <TagList tags={rest} />
        </details>
      )}
    </Section>
  );
}

function MetricCards({ heading, items }: Words['best-barbershop']['metrics']) {
  return (
    <Section heading={heading} background="band-night lattice">
      <ul className="stat-strip columns even">
        {items.map(({ icon, title, metric, description }) => (
          <li key={title} className="ruled pile">
            <div className="row between">
              <Figure>{metric}</Figure> <Icon name={icon} size={28} />
            </div>
            <h3>{title}</h3>
            <p className="quiet">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type GalleryProps = Props & Words['fade-haircut']['gallery'];

/** Drawings that link to pages with details. */
function Gallery({ edition, heading, items }: GalleryProps) {
  const cards = items.map(({ name, text, to, more, drawing }) => ({
    id: `more-${drawing ?? name}`,
    name,
    text,
    drawing: drawing === undefined ? undefined : decoration(drawing),
    book: { kind: 'quiet' as const, label: more, href: edition.local(to) },
  }));
  return (
    <Section heading={heading}>
      <StyleGrid items={cards} />
    </Section>
  );
}

function BestSections({ edition }: Props) {
  const words = edition.words['best-barbershop'];
  const { heading, items, more } = words.teasers;
  return (
    <>
      <ProsePoints {...words.highlights} />
      <MetricCards {...words.metrics} />
      <Section heading={words.comparison.heading}>
        <DataTable
          terse
          captionHidden
          caption={words.comparison.caption}
          columns={words.comparison.columns}
          rows={words.comparison.rows.map(({ feature, ours, others }) => [feature, ours, others])}
        />
      </Section>
      <Areas edition={edition} {...words.areas} raised />
      <Teasers
        heading={heading}
        items={edition.offersOf('best-barbershop').map(({ id, item, name, price }) => ({
          name,
          about: items[item]?.text,
          price,
          link: offerButton(edition, id),
        }))}
      >
        <MoreLink href={edition.href('services')} label={more} />
      </Teasers>
      <BranchRows edition={edition} heading={words.branches} />
    </>
  );
}

function fadeItems(edition: Edition): StyleItem[] {
  const words = edition.words['fade-haircut'].fades;
  return styleItems(edition, words.items, 'fade').map((item) => {
    const { price, durationMinutes, popularityPercent } = fadeFacts(edition, item.id);
    const percent = edition.percent(popularityPercent);
    const mark = (name: string) => edition.mark(`${FADES}:${item.id}.${name}`);
    return {
      ...item,
      book: offerButton(edition, offerId('fade', item.id)),
      facts: [
        [words.price, edition.price(price) + mark('price')],
        [words.duration, edition.minutes(durationMinutes) + mark('durationMinutes')],
        [words.popularity, edition.fill(words.popularityValue, { percent })],
      ],
    };
  });
}

function FadeSections({ edition }: Props) {
  const words = edition.words['fade-haircut'];
  return (
    <>
      <Section
        heading={words.fades.heading}
        id="styles"
        layout="fade-cut-layout"
        below={<StyleGrid items={fadeItems(edition)} label={words.fades.heading.title} />}
      >
        <FadeCut
          before={decoration('cut-before')}
          after={decoration('fade-high')}
          heights={['high', 'mid', 'low'].map((id) => words.fades.items[id]?.name ?? id)}
        />
      </Section>
      <ProsePoints {...words.steps} items={drawnPoints(words.steps.items)} ordered />
      <Areas edition={edition} {...words.areas} />
      <BranchRows edition={edition} heading={words.branches} />
      <Gallery edition={edition} {...words.gallery} />
    </>
  );
}

/** What the page is about at each branch, by the branches' own prices, where one differs from the page's. */
function BeardByBranch({ edition }: Props) {
  const { branches, offersOf, offersAt, words } = edition;
  const heading = words['beard-trim'].byBranch;
  const own = new Map(offersOf('beard-trim').map((offer) => [offer.thing, offer]));
  const rows = offersAt().flatMap(({ thing, name }) => {
    const page = own.get(thing);
    const prices = branches.map((branch) => offersAt(branch).find((one) => one.thing === thing)?.price ?? '');
    const isSame = page?.name === name && prices.every((price) => price === page.price);
    return page && !isSame ? [[name, ...prices]] : [];
  });
  if (!rows.length) return null;
  return (
    <Section heading={heading} layout="ledger by-branch">
      <DataTable
        captionHidden
        caption={heading.title}
        columns={[words.booking.form.fields.service, ...branches.map(({ name }) => name)]}
        rows={rows}
      />
    </Section>
  );
}

function BeardSections({ edition }: Props) {
  const { services, styles, care, branches } = edition.words['beard-trim'];
  return (
    <>
      <MenuSection
        heading={services.heading}
        lines={menuLines(edition, edition.offersOf('beard-trim'))}
        raised
      />
      <BeardByBranch edition={edition} />
      <StyleSection heading={styles.heading} items={styleItems(edition, styles.items, 'beard')} />
      <ProsePoints {...care} />
      <BranchRows edition={edition} heading={branches} />
    </>
  );
}

const sections = {
  'best-barbershop': BestSections,
  'fade-haircut': FadeSections,
  'beard-trim': BeardSections,
};

/** The calls to action in the hero and at the end of a landing page. */
function callsOf(edition: Edition, kind: LandingKind) {
  const page = landingPages[kind].place;
  if (kind === 'best-barbershop') {
    const { hero, closing } = edition.words[kind];
    const calls = (words: typeof closing | typeof hero, section: 'hero_section' | 'cta_section') => [
      bookButton(edition, words.book, page),
      locationsButton(edition, words.locations, section),
      callButton(edition, edition.mainBranch, words.call),
    ];
    return { first: calls(hero, 'hero_section'), last: calls(closing, 'cta_section') };
  }
  const { hero, closing, service } = edition.words[kind];
  // Preselects the generic service; visitors choose the kind of fade or trim later.
  const choice = choiceOf(edition, landingPages[kind].offer);
  return {
    chat: { label: hero.chat, service: { name: service } },
    first: [{ ...bookButton(edition, hero.book, page, choice), kind: 'quiet' as const }],
    last: [bookButton(edition, closing.book, page, choice)],
  };
}

/** /best-barbershop-dubai, /fade-haircut-dubai and /beard-trim-dubai */
export function LandingView({ edition, kind }: Props & { kind: LandingKind }) {
  const { questions, closing } = edition.words[kind];
  const { chat, first, last } = callsOf(edition, kind);
  const Sections = sections[kind];
  return (
    <>
      <PageHero {...landingHero(edition, kind)}>
        <div className="row">
          {chat && <HeroChats edition={edition} {...chat} />}
          {first.map((button) => (
            <ButtonLink key={button.href} {...button} />
          ))}
        </div>
      </PageHero>
      <Sections edition={edition} />
      <Faq {...questions} />
      <CallBand {...closing} buttons={last} />
    </>
  );
}
