import './failure.css';
import { Button } from '../site/components/button.tsx';
import type { ConsoleWords } from './words.ts';

export function Failure({ words, onRetry }: { words: ConsoleWords['shell']; onRetry: () => void }) {
  return (
    <div className="console-failure" role="alert">
      <p>{words.failed}</p>
      <Button label={words.retry} onClick={onRetry} />
    </div>
  );
}
