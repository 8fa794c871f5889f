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
import { Section } from '../components/sections.tsx';
import { StatStrip } from '../components/stat-strip.tsx';
import { pageHero } from '../model/heads/pages.ts';
import { picture } from '../model/media/pictures.ts';
import { wordsFor } from '../model/parts/page.ts';
import { lightColour } from '../model/press/colours.ts';

type EditionProps = { edition: Edition };

type CardProps = { about: string; name: string; text: string };

/** A person or an award. */
const PressCard = ({ about, name, text }: CardProps) => (
  <li>
    <p className="quiet">{about}</p>
    <h3>{name}</h3>
    <p>{text}</p>
  </li>
);

/** The logo on its three grounds; each file is also a line of the downloads. */
const TILES = { 'logo-light': 'bone', 'logo-dark': 'night', mark: 'teal' };

function Downloads({ edition, sizes }: EditionProps & { sizes: Record<string, number> }) {
  const { items, button, details } = edition.words['press-kit'].downloads;
  const kilobytes = new Intl.NumberFormat(edition.tag, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  // Omits fact sheets of languages that the site no longer has.
  const downloads = edition.facts.press.downloads.filter(({ file }) => sizes[file]);
  return (
    <>
      <ul className="press-tiles">
        {downloads
          .filter(({ id }) => id in TILES)
          .map(({ id, file }) => (
            <li key={id} className={`press-tile press-${TILES[id as keyof typeof TILES]}`}>
              <img src={`/press/${file}`} alt={wordsFor(items, id).name} loading="lazy" decoding="async" />
            </li>
          ))}
      </ul>
      <ul className="press-downloads">
        {downloads.map(({ id, file }) => (
          <li key={id} className="row-link">
            <div>
              <h3>{wordsFor(items, id).name}</h3>
              <p className="quiet">{wordsFor(items, id).text}</p>
            </div>
            <ButtonLink
              kind="text"
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
    </>
  );
}

const SWATCHES = ['bone', 'night', 'teal', 'brass', 'oxblood'];

/** The colours with their values, and a line in each display typeface. */
function Look({ edition }: EditionProps) {
  const { hero } = edition.words.home;
  return (
    <>
      <ul className="press-swatches" translate="no">
        {SWATCHES.map((name) => (
          <li key={name} className={`press-${name}`}>
            <code lang="en">{lightColour(name)}</code>
          </li>
        ))}
      </ul>
      <p className="press-specimen" lang={edition.tag}>
        {hero.title}
      </p>
      {edition.branches.slice(0, 1).map(
        ({ slug, otherName }) =>
          otherName && (
            <p key={slug} className="press-specimen" lang={otherName.lang} dir="auto">
              {otherName.text}
            </p>
          ),
      )}
    </>
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
  const isSample = [...press.leadership, ...press.awards].some(({ sample }) => sample);
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
        <dl className="press-facts">
          {words.facts.items.map(({ label, value }) => (
            <div key={label}>
              <dt className="dotted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <section className="band band-night lattice">
        <div className="wrap">
          <StatStrip stats={overview.stats} label={overview.statsLabel} />
        </div>
      </section>
      <Section heading={words.boilerplates.heading} id="boilerplates" layout="ledger">
        <div className="stack">
          {words.boilerplates.items.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
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
      <Section heading={leadership.heading} background="band-raised">
        <ul className="columns">
          {press.leadership.map((one) => {
            const { role, text } = wordsFor(leadership.items, one.id);
            return (
              <PressCard key={one.id} about={role} name={namesIn(edition.locale, one).name} text={text} />
            );
          })}
        </ul>
      </Section>
      <Section heading={awards.heading} background="band-raised">
        <ul className="columns">
          {press.awards.map((one) => (
            <PressCard key={one.id} about={String(one.year)} {...wordsFor(awards.items, one.id)} />
          ))}
        </ul>
        {isSample && <p className="quiet section-end">{words.sample}</p>}
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
