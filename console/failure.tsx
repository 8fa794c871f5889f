import './failure.css';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../site/components/button.tsx';
import type { ConsoleWords } from './words.ts';

export function Failure({ words, onRetry }: { words: ConsoleWords['shell']; onRetry: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      // The button that was pressed goes with the failure: the work goes on at the heading.
      if (current?.contains(document.activeElement))
        document.querySelector<HTMLElement>('main [tabindex="-1"]')?.focus();
    };
  }, []);
  return (
    <div className="console-failure" role="alert" ref={box}>
      <p>{words.failed}</p>
      <Button label={words.retry} onClick={onRetry} />
    </div>
  );
}
