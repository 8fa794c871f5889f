import type { ReactNode } from 'react';

/** Named states of one component, kept beside it in `<name>.examples.tsx`. */
export type Examples = Record<string, ReactNode>;

const files = import.meta.glob<{ examples: Examples }>('../**/*.examples.tsx', { eager: true });

/** Every example of every component: 'stars' with 'none', 'three', 'five'. */
export const allExamples = Object.entries(files)
  .map(([file, { examples }]) => ({
    component: (file.split('/').pop() ?? '').replace('.examples.tsx', ''),
    examples: Object.entries(examples),
  }))
  .sort((one, other) => one.component.localeCompare(other.component));
