import '../components/dotted-list.css';
import './press-kit.css';
import { instagramUrl } from '../../domain/contact.ts';
import { mailtoLink, telLink } from '../../domain/links.ts';
import type { Edition } from '../../edition/edition.ts';
import { namesIn } from '../../edition/join/branches.ts';
import { ButtonLink } from '../components/button.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Fold, Section } from '../components/sections.tsx';
import { StatStrip } from '../components/stat-strip.tsx';
import { pageHero } from '../model/heads/pages.ts';
import { wordsFor } from '../model/parts/page.ts';
import { Downloads, Look, Pictures } from './press-files.tsx';

type EditionProps = { edition: Edition };

type CardProps = { about: string; name: string; text: string; mark: string | undefined };

/** A person or an award; `mark` says that it is made up. */
const PressCard = ({ about, name, text, mark }: CardProps) => (
  <li>
    <p className="quiet">{about}</p>
    <h3>{name}</h3>
    <p>{text}</p>
    {mark && <p className="quiet">{mark}</p>}
  </li>
);

function Contacts({ edition: { words, facts, branches, mainBranch, isolated } }: EditionProps) {
  const { contact } = words['press-kit'];
  const { email, pressBranch, instagram } = facts.business;
  const { phone } = branches.find(({ slug }) => slug === pressBranch) ?? mainBranch;
  return (
    <div className="row">
      <ButtonLink label={`${contact.email}: ${isolated(email)}`} icon="mail" href={mailtoLink(email)} />
      <ButtonLink
        label={`${contact.phone}: ${isolated(phone)}`}
        kind="quiet"
        icon="phone"
        href={telLink(phone)}
        by={{ event: 'call_click', section: 'phone_number', location: 'press' }}
      />
      <ButtonLink
        label={`${contact.instagram}: ${isolated(instagram)}`}
        kind="quiet"
        icon="camera"
        href={instagramUrl(instagram)}
        by={{ event: 'social_click', section: 'press_kit', location: 'instagram' }}
      />
    </div>
  );
}

/** `sizes` are the file sizes of the downloads in bytes. */
export function PressKitView({ edition, sizes }: EditionProps & { sizes: Record<string, number> }) {
  const words = edition.words['press-kit'];
  const { overview, leadership, awards } = words;
  const { press } = edition.facts;
  const markOf = ({ sample }: { sample?: boolean }) => (sample ? words.sample : undefined);
  return (
    <>
      <PageHero {...pageHero(edition, 'press-kit')} />
      <Section heading={overview.heading} id="overview" layout="ledger">
        <div className="stack">
          {overview.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <section className="band band-night lattice">
        <div className="wrap">
          <StatStrip stats={overview.stats} label={overview.statsLabel} />
        </div>
      </section>
      <Section heading={words.downloads.heading} id="downloads" background="band-raised">
        <Downloads edition={edition} sizes={sizes} />
        <Look edition={edition} />
      </Section>
      <Section heading={words.pictures.heading} id="pictures">
        <Pictures edition={edition} />
        <p className="quiet section-end">
          {edition.fill(words.pictures.licence, { credit: words.pictures.credit })}
        </p>
      </Section>
      <Section heading={words.facts.heading} background="band-raised" layout="ledger">
        <dl className="dotted-list">
          {words.facts.items.map(({ label, value }) => (
            <div key={label}>
              <dt className="dotted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section heading={words.boilerplates.heading} id="boilerplates" layout="ledger">
        <div className="stack">
          {words.boilerplates.items.map(({ title, text }) => (
            <div key={title}>
              <Fold title={title} as="h3">
                <p>{text}</p>
              </Fold>
            </div>
          ))}
        </div>
      </Section>
      <Section heading={words.unique.heading} id="unique">
        {words.unique.sample && <p className="quiet">{words.sample}</p>}
        <div className="columns">
          {words.unique.items.map(({ title, points }) => (
            <div key={title} className="stack">
              <h3>{title}</h3>
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
      <Section heading={leadership.heading} background="band-raised">
        <ul className="columns">
          {press.leadership.map((one) => {
            const { role, text } = wordsFor(leadership.items, one.id);
            return (
              <PressCard
                key={one.id}
                about={role}
                name={namesIn(edition.locale, one).name}
                text={text}
                mark={markOf(one)}
              />
            );
          })}
        </ul>
      </Section>
      <Section heading={awards.heading} background="band-raised">
        <ul className="columns">
          {press.awards.map((one) => (
            <PressCard
              key={one.id}
              about={String(one.year)}
              {...wordsFor(awards.items, one.id)}
              mark={markOf(one)}
            />
          ))}
        </ul>
      </Section>
      <Section heading={words.locations}>
        <ul className="columns">
          {edition.branches.map(({ name, href, address, phone, hoursText }) => (
            <li key={href}>
              <h3>
                <a href={href}>{name}</a>
              </h3>
              <p className="quiet">
                {address}
                <br />
                {edition.isolated(phone)}
                <br />
                {hoursText}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={words.contact.heading} id="contact" background="band-teal lattice">
        <Contacts edition={edition} />
      </Section>
    </>
  );
}
