import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName };

/** Decorative: the words beside it say what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
