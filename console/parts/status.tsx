import { Component, type ReactNode, type Ref } from 'react';
import { Button } from '../../site/components/button.tsx';
import { useConsole } from '../context.ts';

type SectionTitleProps = {
  title: string;
  /** Takes the focus where no nearer element is left to take it. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Shown on a phone, too, where the navigation names most screens. */
  onPhone?: boolean;
  /** What can be done with all of the section. */
  actions?: ReactNode;
};

export const SectionTitle = ({ title, titleRef, onPhone, actions }: SectionTitleProps) => (
  <div className="console-title row">
    <h2 ref={titleRef} tabIndex={-1} className={onPhone ? undefined : 'console-wide-only'}>
      {title}
    </h2>
    {actions}
  </div>
);

type Loadable = { status: 'pending' | 'error' | 'success'; refetch: () => void };
type ScreenProps = SectionTitleProps & { query?: Loadable; children: ReactNode };

/** A screen under its title, and how the loading of its data goes. */
export const Screen = ({ query, children, ...title }: ScreenProps) => (
  <section className="stack">
    <SectionTitle {...title} />
    {query && <Loading {...query} />}
    {children}
  </section>
);

/** Stands where a list or figures will be, until they are loaded. */
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

/** Catches a screen that could not be loaded, offline or because its release is gone. Drafts are kept. */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () =>
    this.state.hasFailed ? <Failure onRetry={() => location.reload()} /> : this.props.children;
}
