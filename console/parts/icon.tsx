import type { ComponentProps } from 'react';
import { iconPaths, Icon as SiteIcon } from '../../site/components/icon.tsx';

/** The icons of the console alone: pages of the site do not carry them. Drawn on the same grid. */
const paths = {
  articles: 'M6 3.5h9l3.5 3.5v13.5H6zM9 11h6M9 14.5h6M9 7.5h3',
  bin: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.4L17 7M10.5 10.5v6M13.5 10.5v6',
  device: 'M6 11h12v9.5H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  download: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 19.5h14',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6',
  fare: 'M4 6.5h7M17 6.5h3M4 12h7M17 12h3M4 17.5h7M17 17.5h3M14 6.5h.01M14 12h.01M14 17.5h.01',
  figures: 'M4 20h16M6.5 20v-7M12 20V5.5M17.5 20v-10',
  filter: 'M4 7h16M7 12h10M10 17h4',
  globe: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17',
  history: 'M4.2 12.5a8 8 0 1 0 2.3-6L4 8.5M4 4v4.5h4.5M12 8v4.3l3 1.7',
  leave: 'M14 4h5v16h-5M4 12h11M11 8l4 4-4 4',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01M5 12h1M11.5 12h1M18 12h1',
  pen: 'M4 20l1-4.5L16.4 4.1a1.8 1.8 0 0 1 2.5 0l1 1a1.8 1.8 0 0 1 0 2.5L8.5 19zM14.5 6l3.5 3.5',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c.4-3.8 3-6 6.5-6s6.1 2.2 6.5 6M15.5 4.3a3.5 3.5 0 0 1 0 6.4M18 14.6c2 .9 3.2 2.7 3.5 5.4',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3l5.2 5.2',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  tick: 'M5 12.5l4.5 4.5L19 7.5',
} as const;

export type IconName = keyof typeof paths | keyof typeof iconPaths;

/** A decorative icon beside a text. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  if (name in iconPaths) return <SiteIcon name={name as keyof typeof iconPaths} size={size} />;
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={paths[name as keyof typeof paths]} />
    </svg>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName;
  size?: number;
  label: string;
};

/** A button that shows only an icon. */
export const IconButton = ({ icon, size, label, ...button }: IconButtonProps) => (
  <button type="button" className="icon-button" aria-label={label} {...button}>
    <Icon name={icon} size={size} />
  </button>
);
