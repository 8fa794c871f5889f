import './press-kit.css';
import { extname } from 'node:path';
import { place } from '../../contract/events.ts';
import { instagramUrl } from '../../domain/contact.ts';
import { mailtoLink, telLink } from '../../domain/links.ts';
import type { Edition } from '../../edition/edition.ts';
import { namesIn } from '../../edition/join/branches.ts';
import { ButtonLink, track } from '../components/button.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Scene } from '../components/scene.tsx';
import { Facts, Section } from '../components/sections.tsx';
import { StatStrip } from '../components/stat-strip.tsx';
import { pageHero } from '../model/heads/pages.ts';
import { picture } from '../model/media/pictures.ts';
import { wordsFor } from '../model/parts/page.ts';

type EditionProps = { edition: Edition };
type CardProps = { about: string; name: string; text: string; sample: string | undefined };

/** A person or an award; made-up ones are labelled as samples. */
function PressCard({ about, name, text, sample }: CardProps) {
  return (
    <li className="card">
      <p className="eyebrow">{about}</p>
      <h3>{name}</h3>
      <p>{text}</p>
      {sample && <p className="quiet press-sample">{sample}</p>}
    </li>
  );
}

function Downloads({ edition, sizes }: EditionProps & { sizes: Record<string, number> }) {
  const { items, button, details } = edition.words['press-kit'].downloads;
  const kilobytes = new Intl.NumberFormat(edition.tag, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  return (
    <ul className="press-downloads">
      {/* Omits fact sheets of languages that the site no longer has. */}
      {edition.facts.press.downloads
        .filter(({ file }) => sizes[file])
        .map(({ id, file }) => (
          <li key={id}>
            <div>
              <h3>{wordsFor(items, id).name}</h3>
              <p className="quiet">{wordsFor(items, id).text}</p>
            </div>
            <ButtonLink
              kind="quiet"
              icon="download"
              label={button}
              describe={wordsFor(items, id).name}
              note={edition.fill(details, {
                format: extname(file).slice(1).toUpperCase().replace('HTM', 'HTML'),
                size: kilobytes.format(Math.max(1, Math.round((sizes[file] ?? 0) / 1000))),
              })}
              href={`/press/${file}`}
              download
              by={{ event: 'download', section: 'press_kit', location: place('{download}', id) }}
            />
          </li>
        ))}
    </ul>
  );
}

/** Every scene with a caption, linked to its full-size file, which contains the credit. */
function Pictures({ edition }: EditionProps) {
  const { download, credit, items } = edition.words['press-kit'].pictures;
  return (
    <ul className="press-pictures">
      {Object.entries(items).map(([id, name]) => (
        <li key={id}>
          <a
            className="grid"
            href={`/press/jk-masters-${id}.jpg`}
            download
            aria-label={edition.fill(download, { name })}
            {...track({ event: 'download', section: 'press_kit', location: place('{download}', id) })}
          >
            <Scene
              {...picture(edition, id, { alt: '', shape: 'card', sizes: '(width < 40rem) 46vw, 18rem' })}
            />
            <span>{name}</span>
          </a>
          <small>{credit}</small>
        </li>
      ))}
    </ul>
  );
}

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
  const sampleOf = ({ sample }: { sample?: true }) => (sample ? words.sample : undefined);
  return (
    <>
      <PageHero {...pageHero(edition, 'press-kit')} />
      <Section heading={overview.heading} id="overview" layout="stack">
        {overview.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Section>
      <Section heading={words.boilerplates.heading} id="boilerplates" layout="stack" background="band-raised">
        {words.boilerplates.items.map(({ title, text }) => (
          <div key={title} className="stack">
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </Section>
      <section className="band band-night lattice">
        <div className="wrap">
          <StatStrip stats={overview.stats} label={overview.statsLabel} />
        </div>
      </section>
      <Section heading={leadership.heading}>
        <ul className="press-lists columns">
          {press.leadership.map((one) => {
            const { role, text } = wordsFor(leadership.items, one.id);
            const { name } = namesIn(edition.locale, one);
            return <PressCard key={one.id} about={role} name={name} text={text} sample={sampleOf(one)} />;
          })}
        </ul>
      </Section>
      <Section heading={awards.heading} background="band-raised">
        <ul className="press-lists columns">
          {press.awards.map((one) => {
            const award = wordsFor(awards.items, one.id);
            return <PressCard key={one.id} about={String(one.year)} {...award} sample={sampleOf(one)} />;
          })}
        </ul>
      </Section>
      <Section heading={words.unique.heading} id="unique">
        <div className="press-lists columns">
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
      <Section heading={words.downloads.heading} id="downloads" background="band-raised">
        <Downloads edition={edition} sizes={sizes} />
      </Section>
      <Section heading={words.pictures.heading} id="pictures">
        <Pictures edition={edition} />
        <p className="quiet section-end">
          {edition.fill(words.pictures.licence, { credit: words.pictures.credit })}
        </p>
      </Section>
      <Section heading={words.facts.heading} background="band-raised">
        <Facts facts={words.facts.items.map(({ label, value }) => [label, value])} />
      </Section>
      <Section heading={words.locations}>
        <Facts
          facts={edition.branches.map(({ name, href, address, phone, hoursText }) => [
            <a key={href} href={href}>
              {name}
            </a>,
            <>
              {address}
              <br />
              {edition.isolated(phone)}
              <br />
              {hoursText}
            </>,
          ])}
        />
      </Section>
      <Section heading={words.contact.heading} id="contact" background="band-teal lattice">
        <Contacts edition={edition} />
      </Section>
    </>
  );
}
