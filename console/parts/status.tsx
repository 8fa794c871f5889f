import { Component, type ReactNode, type Ref } from 'react';
import { Button } from '../../site/components/button.tsx';
import { useConsole } from '../context.ts';

type Loadable = { status: 'pending' | 'error' | 'success'; refetch: () => void };
type ScreenProps = {
  title: string;
  /** For moving the focus to the title when the focused element disappears. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Shows the title on a phone, too. By default the navigation names the screen there. */
  onPhone?: boolean;
  /** Buttons or badges beside the title. */
  actions?: ReactNode;
  query?: Loadable;
  children: ReactNode;
};

/** A screen with its title and the loading state of its data. */
export const Screen = ({ title, titleRef, onPhone, actions, query, children }: ScreenProps) => (
  <section className="stack">
    <div className="console-title row">
      <h2 ref={titleRef} tabIndex={-1} className={onPhone ? undefined : 'console-wide-only'}>
        {title}
      </h2>
      {actions}
    </div>
    {query && <Loading {...query} />}
    {children}
  </section>
);

/** Shows that data is loading, or that it failed to load, with a button to retry. */
export function Loading({ status, refetch }: Loadable) {
  const { loading } = useConsole().words.shell;
  if (status === 'pending') return <p>{loading}</p>;
  return status === 'error' && <Failure onRetry={refetch} />;
}

export function Failure({ onRetry }: { onRetry: () => void }) {
  const words = useConsole().words.shell;
  return (
    <div className="failure" role="alert">
      <p>{words.failed}</p>
      <Button label={words.retry} onClick={onRetry} />
    </div>
  );
}

/** Keeps an error in its part of the page, also a screen that cannot be loaded: offline, or its release is gone. Drafts stay. */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () =>
    this.state.hasFailed ? <Failure onRetry={() => location.reload()} /> : this.props.children;
}
