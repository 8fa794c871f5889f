import type { ReactNode } from 'react';

export type ListWords = {
  loading: string;
  error: string;
  retry: string;
  lastKnown: string;
  empty: string;
  home: string;
};
export type ListStateProps = {
  words: ListWords;
  state: 'loading' | 'error' | 'empty' | 'list';
  homeHref: string;
  children: ReactNode;
};

/** Around a list that the built page already shows: what the network says of it. */
export function ListState({ words, state, homeHref, children }: ListStateProps) {
  if (state === 'empty') {
    return (
      <div className="list-message" role="status">
        <p>{words.empty}</p>
        <a className="button button-primary" href={homeHref}>
          {words.home}
        </a>
      </div>
    );
  }
  return (
    <>
      <p className="list-loading" role="status">
        {state === 'loading' && words.loading}
      </p>
      {state === 'error' && (
        <div className="list-message" role="alert">
          <p>{words.error}</p>
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            {words.retry}
          </button>
          <p className="quiet">{words.lastKnown}</p>
        </div>
      )}
      {children}
    </>
  );
}
