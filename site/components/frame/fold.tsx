import './fold.css';
import type { ReactNode } from 'react';

export type FoldProps = { title: string; href?: string; children: ReactNode };

/** A group that folds behind its title on phones and lies open on wide screens and on paper; all of it is in the HTML. */
export function Fold({ title, href, children }: FoldProps) {
  return (
    <>
      <h2 className="fold-title">{href ? <a href={href}>{title}</a> : title}</h2>
      <details className="fold">
        <summary>{title}</summary>
        {children}
      </details>
    </>
  );
}
