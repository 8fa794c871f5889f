import './page-hero.css';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import { type Picture, Scene } from './scene.tsx';

export type PageHeroProps = {
  eyebrow?: string | undefined;
  title: string;
  lead: string;
  trail: { label: string; crumbs: Crumb[]; current: string };
  drawing?: { src: string; width: number; height: number; alt: string } | undefined;
  /** Takes the place of the drawing. */
  scene?: Picture | undefined;
};

/** The head of every page but home: words at the start, one drawing in an arch at the end. */
export function PageHero({
  eyebrow,
  title,
  lead,
  trail,
  drawing,
  scene,
  children,
}: PageHeroProps & { children?: ReactNode }) {
  return (
    <section className="page-hero lattice">
      <div className="wrap">
        <Breadcrumbs {...trail} />
        <div className="page-hero-grid">
          <div className="page-hero-text">
            {eyebrow && <p className="eyebrow">{eyebrow}</p>}
            <h1>{title}</h1>
            <span className="pole" aria-hidden="true" />
            <p className="lead">{lead}</p>
            {children}
          </div>
          {scene && (
            <div className="arch arch-scene scene-fill">
              <Scene {...scene} />
            </div>
          )}
          {drawing && !scene && (
            <div className="arch">
              <img {...drawing} alt={drawing.alt} fetchPriority="high" />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
