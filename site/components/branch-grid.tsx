import './branch-grid.css';
import type { ReactNode } from 'react';

/** As many cards of branches in a row as fit. */
export function BranchGrid({ children }: { children: ReactNode }) {
  return <div className="branch-grid">{children}</div>;
}
