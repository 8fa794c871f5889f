/** Icons that are mirrored in right-to-left text. */
const MIRRORED: readonly IconName[] = ['arrow', 'chevron'];

/** A decorative icon next to a text. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={MIRRORED.includes(name) ? 'icon icon-onward' : 'icon'}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}

/** Line icons on a 24 × 24 grid, stroke 1.5, round caps; drawn for this site. */
export const iconPaths = {
  arrow: 'M4 12h15.5M13.5 6l6 6-6 6',
  calendar:
    'M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 10h16M8 3v4M16 3v4M8 13.5h.01M12 13.5h.01M16 13.5h.01M8 16.5h.01M12 16.5h.01',
  camera:
    'M3.5 8A4.5 4.5 0 0 1 8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M16.8 7.2h.01',
  chair: 'M7 3.5h7v8H7zM6 11.5h11M9 15.5h7.5l-1-4M12 15.5V20M8 20.5h8',
  chevron: 'M9 5l7 7-7 7',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7v5l3.5 2.5',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  comb: 'M3.5 7h17v4.5h-17zM6 11.5V18M9 11.5V18M12 11.5V18M15 11.5V18M18 11.5V18',
  directions:
    'M10.8 3.2a1.7 1.7 0 0 1 2.4 0l7.6 7.6a1.7 1.7 0 0 1 0 2.4l-7.6 7.6a1.7 1.7 0 0 1-2.4 0l-7.6-7.6a1.7 1.7 0 0 1 0-2.4zM9 15v-2.5a1 1 0 0 1 1-1h5.5M13 9l2.5 2.5L13 14',
  mail: 'M3.5 7a1.5 1.5 0 0 1 1.5-1.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17zM4 6.5l8 6.5 8-6.5',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  mirror: 'M12 3a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 12 3M12 15.4V21M9.5 21h5',
  phone:
    'M8.2 3.8l2 4.2a1 1 0 0 1-.3 1.2L8.4 10.5a12 12 0 0 0 5.1 5.1l1.3-1.5a1 1 0 0 1 1.2-.3l4.2 2a1 1 0 0 1 .6 1.1 3.7 3.7 0 0 1-3.6 3.1C10.2 20 4 13.8 4 6.8a3.7 3.7 0 0 1 3.1-3.6 1 1 0 0 1 1.1.6z',
  pin: 'M12 21.5c.5-.5 7-6.2 7-11.7a7 7 0 0 0-14 0c0 5.5 6.5 11.2 7 11.7zM12 7.2a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2',
  pole: 'M8.5 6.5h7v11h-7zM8.5 6.5 12 3l3.5 3.5M8.5 17.5 12 21l3.5-3.5M8.5 12.5l7-4M8.5 16.5l7-4',
  razor: 'M3 9.5l10.5-5 1.7 3.6-10.5 5zM14.5 8.5 20.5 19',
  star: 'M12 3.2l2.7 5.5 6.1.9-4.4 4.3 1 6-5.4-2.8-5.4 2.8 1-6-4.4-4.3 6.1-.9z',
  whatsapp:
    'M12 3.3a8.7 8.7 0 0 0-7.5 13.1L3.3 20.7l4.4-1.1A8.7 8.7 0 1 0 12 3.3zM9.7 7.8l.9 2a.7.7 0 0 1-.2.8l-.7.7a6 6 0 0 0 3 3l.7-.7a.7.7 0 0 1 .8-.2l2 .9a.6.6 0 0 1 .3.7 2.2 2.2 0 0 1-2.2 1.6A6.9 6.9 0 0 1 7.4 9.7a2.2 2.2 0 0 1 1.6-2.2.6.6 0 0 1 .7.3z',
} as const;

export type IconName = keyof typeof iconPaths;
