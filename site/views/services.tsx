import './services.css';
import type { ReactNode } from 'react';
import type { Edition } from '../../edition/edition.ts';
import { MoreLink } from '../components/button.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Scene } from '../components/scene.tsx';
import { CallBand, ProsePoints } from '../components/sections.tsx';
import { pageHero } from '../model/heads/pages.ts';
import { picture } from '../model/media/pictures.ts';
import { plainBookButton } from '../model/parts/calls.ts';
import { HeroChats } from './sections/chats.tsx';
import { MenuSection, restOfMenu } from './sections/menu.tsx';

const cardPicture = (edition: Edition, name: string, alt: string) =>
  picture(edition, name, { alt, shape: 'card', sizes: '(max-width: 59.998rem) 46vw, 30vw' });

/** `list` is an island. */
export function ServicesView({ edition, list }: { edition: Edition; list?: ReactNode }) {
  const words = edition.words['services-page'];
  const { manicure, hammam } = words.pictures;
  return (
    <>
      <PageHero {...pageHero(edition, 'services-page')}>
        <div className="row">
          <HeroChats edition={edition} label={words.hero.chat} />
        </div>
      </PageHero>
      <section className="band">
        <div className="wrap services-board split grid">
          <div>
            <h2 className="hidden-text">{words.list.title}</h2>
            {list}
          </div>
          <div className="services-pictures">
            <Scene {...cardPicture(edition, 'manicure', manicure.shows)} />
            <figure>
              <Scene {...cardPicture(edition, 'hammam', hammam.shows)} />
              <figcaption className="quiet">
                <MoreLink label={hammam.more} href={edition.href('moroccanBath')} />
              </figcaption>
            </figure>
          </div>
        </div>
      </section>
      <MenuSection heading={words.rest} lines={restOfMenu(edition)}>
        <p className="row section-end">
          {edition.branches
            .filter((branch) => edition.pricesOf(branch).length > 0)
            .map(({ slug, name, href }) => (
              <MoreLink
                key={slug}
                label={edition.fill(words.rest.ofBranch, { branch: edition.placeName(name) })}
                href={`${href}#prices`}
              />
            ))}
        </p>
      </MenuSection>
      <ProsePoints heading={words.why.heading} items={words.why.points} />
      <CallBand
        {...words.closing}
        buttons={[
          plainBookButton(edition, words.closing.book, 'services'),
          { kind: 'quiet', label: words.closing.locations, href: edition.href('locations') },
        ]}
      />
    </>
  );
}
