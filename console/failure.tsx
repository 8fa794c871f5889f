import type { ConsoleWords } from './words.ts';

export function Failure({ words, onRetry }: { words: ConsoleWords['shell']; onRetry: () => void }) {
  return (
    <div className="console-failure" role="alert">
      <p>{words.failed}</p>
      <button type="button" className="button button-primary" onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  );
}
