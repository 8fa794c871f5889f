import './page-hero.css';
import type { ReactNode } from 'react';
import type { OtherName } from '../../edition/join/branches.ts';
import { Arch, type Picture } from './scene.tsx';

export type Crumb = { label: string; href: string };

/** The last item is the page itself, without a link. */
export function Breadcrumbs({ label, crumbs, current }: { label: string; crumbs: Crumb[]; current: string }) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol className="crumbs row">
        {crumbs.map(({ label: name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}

export type PageHeroProps = {
  eyebrow?: string;
  title: string;
  lead?: string;
  trail: { label: string; crumbs: Crumb[]; current: string };
  scene?: Picture;
  /** A name in the other script. */
  otherName?: OtherName;
};

type Parts = {
  /** The portrait on a person's page. */
  portrait?: ReactNode;
  children?: ReactNode;
};

/** The hero of all pages except home: text with a portrait at the start or a picture in an arch at the end. */
export function PageHero(props: PageHeroProps & Parts) {
  const { eyebrow, title, otherName, lead, trail, scene, portrait, children } = props;
  return (
    <section className="page-hero lattice">
      <div className="wrap">
        <Breadcrumbs {...trail} />
        <div
          className={portrait ? 'page-hero-grid grid page-hero-portrait' : 'page-hero-grid arch-grid grid'}
        >
          {portrait}
          <div className="page-hero-text grid grid-start">
            {eyebrow && <p className="eyebrow">{eyebrow}</p>}
            <div className="page-hero-name">
              <h1 translate={otherName && 'no'}>{title}</h1>
              {otherName && (
                <p className="page-hero-other" lang={otherName.lang}>
                  {otherName.text}
                </p>
              )}
            </div>
            <span className="pole" aria-hidden="true" />
            {lead && <p className="lead">{lead}</p>}
            {children}
          </div>
          {scene && <Arch scene={scene} />}
        </div>
      </div>
    </section>
  );
}
