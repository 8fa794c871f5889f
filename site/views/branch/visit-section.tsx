import './visit-section.css';
import type { ReactNode } from 'react';
import { VisitCard, type VisitCardProps } from '../../components/visit-card.tsx';

/** Where the branch is, beside its map. */
export function VisitSection({ visit, map }: { visit: VisitCardProps; map: ReactNode }) {
  return (
    <section className="band" id="visit">
      <div className="wrap visit-grid">
        <VisitCard {...visit} />
        {map}
      </div>
    </section>
  );
}
