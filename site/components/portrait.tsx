import './portrait.css';
import type { ReactNode } from 'react';
import { type Picture, Scene } from './scene.tsx';

/** A photo lies over its medallion, so one that is missing or fails leaves the medallion in sight. */
export function Portrait({ photo, children }: { photo?: Picture | undefined; children: ReactNode }) {
  return photo ? (
    <span className="portrait" data-portrait="">
      {children}
      <Scene {...photo} />
    </span>
  ) : (
    children
  );
}
