import './press-lists.css';
import { ButtonLink, type ButtonLinkProps } from '../../components/button-link.tsx';
import { PageHero, type PageHeroProps } from '../../components/page-hero.tsx';
import { SectionHeading, type SectionHeadingProps } from '../../components/section-heading.tsx';
import { type Stat, StatStrip } from '../../components/stat-strip.tsx';
import { type Download, DownloadList } from './download-list.tsx';
import { FactSheet, type FactSheetProps } from './fact-sheet.tsx';
import { NamedList, type NamedListProps } from './named-list.tsx';
import { PressPictures, type PressPicturesProps } from './press-pictures.tsx';

export type PressKitViewProps = {
  hero: PageHeroProps;
  overview: { heading: SectionHeadingProps; paragraphs: string[]; statsLabel: string; stats: Stat[] };
  leadership: NamedListProps;
  awards: NamedListProps;
  unique: { heading: SectionHeadingProps; lists: { title: string; points: string[] }[] };
  downloads: { heading: SectionHeadingProps; files: Download[] };
  pictures: PressPicturesProps;
  contact: { heading: SectionHeadingProps; buttons: ButtonLinkProps[] };
  locations: FactSheetProps;
  facts: FactSheetProps;
};

export function PressKitView(props: PressKitViewProps) {
  const { hero, overview, leadership, awards, unique, downloads, contact, locations, facts } = props;
  return (
    <>
      <PageHero {...hero} />
      <section className="band" id="overview">
        <div className="wrap stack">
          <SectionHeading {...overview.heading} />
          {overview.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className="band band-night lattice">
        <div className="wrap">
          <StatStrip stats={overview.stats} label={overview.statsLabel} />
        </div>
      </section>
      <NamedList {...leadership} />
      <NamedList {...awards} raised />
      <section className="band" id="unique">
        <div className="wrap">
          <SectionHeading {...unique.heading} />
          <div className="press-lists">
            {unique.lists.map(({ title, points }) => (
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
        </div>
      </section>
      <section className="band band-raised" id="downloads">
        <div className="wrap">
          <SectionHeading {...downloads.heading} />
          <DownloadList files={downloads.files} />
        </div>
      </section>
      <PressPictures {...props.pictures} />
      <FactSheet {...facts} raised />
      <FactSheet {...locations} />
      <section className="band band-teal lattice" id="contact">
        <div className="wrap">
          <SectionHeading {...contact.heading} />
          <div className="row">
            {contact.buttons.map((button) => (
              <ButtonLink key={button.href} {...button} />
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
