import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName };

/** They point the way the text runs; the others mean the same in every script. */
const ONWARD: readonly IconName[] = ['arrow', 'chevron'];

/** Decorative: the words beside it say what it means. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={ONWARD.includes(name) ? 'icon icon-onward' : 'icon'}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
