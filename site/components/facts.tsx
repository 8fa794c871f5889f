import './facts.css';
import type { ReactNode } from 'react';

export type Fact = readonly [label: ReactNode, value: ReactNode];

/** Labels with their values; `layout` is the class of the list. */
export const Facts = ({ facts, layout }: { facts: readonly Fact[]; layout?: 'row' }) => (
  <dl className={layout}>
    {facts.map(([label, value], index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes.
      <div key={index}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Framed tags; `label` names the list if there is no heading. */
export function TagList({ tags, label }: { tags: string[]; label?: string }) {
  return (
    tags.length > 0 && (
      <ul className="tag-list row" aria-label={label}>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    )
  );
}
