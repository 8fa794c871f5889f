import type { Track } from '../track.ts';

export type NavLink = { label: string; href: string; current?: boolean; by: Track };
