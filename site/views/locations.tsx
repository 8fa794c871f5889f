import type { ReactNode } from 'react';
import type { Edition } from '../../edition/edition.ts';
import { CallBand } from '../components/call-band.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { heroScene } from '../model/media/pictures.ts';
import { plainBookButton } from '../model/parts/calls.ts';
import { trailTo } from '../model/parts/page.ts';

/** `finder` and `list` are the islands with the nearest branch and with all of them. */
export function LocationsView(props: { edition: Edition; finder?: ReactNode; list?: ReactNode }) {
  const { edition, finder, list } = props;
  const words = edition.words.locations;
  return (
    <>
      <PageHero {...words.hero} trail={trailTo(edition, words.trail)} scene={heroScene('pole-portrait')} />
      <section className="band">
        <div className="wrap">
          <SectionHeading {...words.nearest} />
          {finder}
        </div>
      </section>
      <section className="band band-raised">
        <div className="wrap">
          <SectionHeading {...words.list.heading} />
          {list}
        </div>
      </section>
      <CallBand {...words.closing} buttons={[plainBookButton(edition, words.closing.book, 'locations')]} />
    </>
  );
}
