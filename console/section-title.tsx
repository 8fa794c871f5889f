import './section-title.css';
import type { ReactNode } from 'react';

/** The heading of a section, and what can be done with all of it. */
export function SectionTitle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="console-title">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
