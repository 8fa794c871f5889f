import { Component, type ReactNode, type Ref } from 'react';
import { Button } from '../../site/components/button.tsx';
import { useConsole } from '../context.ts';

type SectionTitleProps = {
  title: string;
  /** Takes the focus where no nearer element is left to take it. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Hidden on a phone, where the navigation shows it already. */
  wideOnly?: boolean;
  children?: ReactNode;
};

/** The heading of a section, with the actions that concern all of it. */
export const SectionTitle = ({ title, titleRef, wideOnly, children }: SectionTitleProps) => (
  <div className="console-title row">
    <h2 ref={titleRef} tabIndex={-1} className={wideOnly ? 'console-wide-only' : undefined}>
      {title}
    </h2>
    {children}
  </div>
);

type LoadingProps = { status: 'pending' | 'error' | 'success'; onRetry: () => void };

/** Stands where a list or figures will be, until they are loaded. */
export function Loading({ status, onRetry }: LoadingProps) {
  const { loading } = useConsole().words.shell;
  if (status === 'pending') return <p>{loading}</p>;
  return status === 'error' && <Failure onRetry={onRetry} />;
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
