import '../components/fare.css';
import { extname } from 'node:path';
import { place } from '../../contract/events.ts';
import type { Edition } from '../../edition/edition.ts';
import { ButtonLink, track } from '../components/button.tsx';
import { Scene } from '../components/scene.tsx';
import { decoration } from '../model/media/drawings.ts';
import { picture } from '../model/media/pictures.ts';
import { wordsFor } from '../model/parts/page.ts';
import { lightColour } from '../model/press/colours.ts';

type Props = { edition: Edition };

/** The logo on its three backgrounds; each file is also in the list of downloads. */
const TILES = { 'logo-light': 'bone', 'logo-dark': 'night', mark: 'teal' };

export function Downloads({ edition, sizes }: Props & { sizes: Record<string, number> }) {
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
      <ul className="press-tiles columns">
        {downloads
          .filter(({ id }) => id in TILES)
          .map(({ id, file }) => (
            <li key={id}>
              <Swatch colour={TILES[id as keyof typeof TILES]} />
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

/** A rectangle of a colour of tokens.css. */
const Swatch = ({ colour }: { colour: string }) => (
  <svg width="100%" height="48" aria-hidden="true">
    <rect width="100%" height="100%" fill={`var(--${colour})`} />
  </svg>
);

const SWATCHES = ['bone', 'night', 'teal', 'brass', 'oxblood'];

/** The colours with their values, and a line in each display typeface. */
export function Look({ edition }: Props) {
  const { hero } = edition.words.home;
  return (
    <>
      <ul className="press-swatches columns" translate="no">
        {SWATCHES.map((name) => (
          <li key={name}>
            <Swatch colour={name} />
            <code lang="en" dir="ltr">
              {lightColour(name)}
            </code>
          </li>
        ))}
      </ul>
      <p className="press-specimen" lang={edition.tag}>
        {hero.title}
      </p>
      {/* Pages in other languages do not load the Arabic typeface. */}
      {!edition.tag.startsWith('ar') && (
        <img className="press-specimen" {...decoration('specimen-arabic')} alt="" loading="lazy" />
      )}
    </>
  );
}

/** Every scene with a caption, linked to its full-size file, which contains the credit. */
export function Pictures({ edition }: Props) {
  const { download, items } = edition.words['press-kit'].pictures;
  return (
    <ul className="press-pictures columns">
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
              {...picture(edition, id, {
                alt: '',
                shape: 'card',
                sizes: '(max-width: 39.998rem) 46vw, 18rem',
              })}
            />
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
