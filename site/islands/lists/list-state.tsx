import './list-state.css';
import type { ReactNode } from 'react';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';

export type ListWords = Omit<Words['locations']['list'], 'heading'>;
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
            <ButtonLink label={words.home} href={homeHref} />
          </div>
        )}
      </div>
      {state === 'error' && (
        <div className="list-message list-failed" role="alert">
          <p>{words.error}</p>
          <Button label={words.retry} onClick={() => location.reload()} />
          <p className="quiet">{words.lastKnown}</p>
        </div>
      )}
      <div hidden={state === 'empty'}>{children}</div>
    </>
  );
}
