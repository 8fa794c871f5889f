import { useState } from 'react';
import type { ConsoleWords } from '../words.ts';

type FactsProps = { words: ConsoleWords['editor']; facts: Record<string, string> };

/** What a text may name in braces, with what it gives. */
export function Facts({ words, facts }: FactsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="editor-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.facts}</summary>
      {isOpen && (
        <dl className="editor-facts editor-inside">
          {Object.entries(facts).map(([name, value]) => (
            <div key={name}>
              <dt>{`{${name}}`}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}
