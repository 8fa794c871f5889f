import { type ComponentProps, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { Button } from '../site/components/button.tsx';
import type { ConsoleWords } from './words.ts';

type SectionTitleProps = {
  title: string;
  /** Takes the focus where nothing nearer is left to take it. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** On a phone the navigation says it already, and the room is for the work. */
  wideOnly?: boolean;
  children?: ReactNode;
};

/** The heading of a section, and what can be done with all of it. */
export const SectionTitle = ({ title, titleRef, wideOnly, children }: SectionTitleProps) => (
  <div className="console-title">
    <h2 ref={titleRef} tabIndex={-1} className={wideOnly ? 'console-wide-only' : undefined}>
      {title}
    </h2>
    {children}
  </div>
);

/** A dot with its words after it; the whole line can be pressed. */
export const Choice = ({ label, ...input }: ComponentProps<'input'> & { label: string }) => (
  <label className="console-choice">
    <input type="radio" {...input} />
    <span>{label}</span>
  </label>
);

type LoadingProps = {
  words: ConsoleWords['shell'];
  status: 'pending' | 'error' | 'success';
  onRetry: () => void;
};

/** What stands where a list or figures will be, until they are there. */
export const Loading = ({ words, status, onRetry }: LoadingProps) => (
  <>
    {status === 'pending' && <p>{words.loading}</p>}
    {status === 'error' && <Failure words={words} onRetry={onRetry} />}
  </>
);

export const Failure = ({ words, onRetry }: Omit<LoadingProps, 'status'>) => (
  <div className="failure" role="alert">
    <p>{words.failed}</p>
    <Button label={words.retry} onClick={onRetry} />
  </div>
);

type DialogProps = {
  title: string;
  /** Closed, by whatever way. */
  onClose: () => void;
  children: (close: () => void) => ReactNode;
};

/** The platform's dialog keeps the focus, closes with Escape and gives the focus back. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="console-dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children(() => dialog.current?.close())}
    </dialog>
  );
}
