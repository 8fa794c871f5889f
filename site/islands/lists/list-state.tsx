import type { ReactNode } from 'react';

export type ListWords = {
  loading: string;
  error: string;
  retry: string;
  lastKnown: string;
  empty: string;
  home: string;
};
export type ListStateName = 'loading' | 'error' | 'empty' | 'list';
export type ListStateProps = {
  words: ListWords;
  state: ListStateName;
  homeHref: string;
  children: ReactNode;
};

/** Around a list that the built page already shows: what the network says of it. */
export function ListState({ words, state, homeHref, children }: ListStateProps) {
  return (
    <>
      <div role="status">
        {state === 'loading' && <p className="list-loading">{words.loading}</p>}
        {state === 'empty' && (
          <div className="list-message">
            <p>{words.empty}</p>
            <a className="button button-primary" href={homeHref}>
              {words.home}
            </a>
          </div>
        )}
      </div>
      {state === 'error' && (
        <div className="list-message list-failed" role="alert">
          <p>{words.error}</p>
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            {words.retry}
          </button>
          <p className="quiet">{words.lastKnown}</p>
        </div>
      )}
      <div hidden={state === 'empty'}>{children}</div>
    </>
  );
}
