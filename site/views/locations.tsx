import '../components/plan.css';
import type { ReactNode } from 'react';
import type { Edition } from '../../edition/edition.ts';
import { PageHero } from '../components/page-hero.tsx';
import { Section } from '../components/sections.tsx';
import { pageHero } from '../model/heads/pages.ts';
import { planOf } from '../model/plan.ts';

/** `finder` and `list` are islands. */
export function LocationsView(props: { edition: Edition; finder?: ReactNode; list?: ReactNode }) {
  const { edition, finder, list } = props;
  const words = edition.words.locations;
  return (
    <>
      <PageHero {...pageHero(edition, 'locations')} />
      <Section heading={words.nearest} id="nearest">
        <div className="columns">
          {finder}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from the facts. */}
          <div dangerouslySetInnerHTML={{ __html: planOf(edition) }} />
        </div>
      </Section>
      <Section heading={words.list.heading} id="branches" background="band-raised">
        {list}
      </Section>
    </>
  );
}
