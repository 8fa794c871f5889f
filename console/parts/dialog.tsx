import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { Button } from '../../site/components/button.tsx';
import { useConsole } from '../context.ts';
import { listenTo } from '../listen.ts';

type DialogProps = {
  title: string;
  /** Removes the dialog. */
  onClose: () => void;
  /** Shows a sheet at the bottom of a phone or the side of a laptop, so that the page stays visible. A tap outside closes it. */
  isSheet?: boolean;
  children: ReactNode;
};

export const openSheet = () => document.querySelector<HTMLDialogElement>('.console-sheet[open]');

/** Opens the dialog while it is rendered. Closing it before it is removed makes the browser return the focus. */
function showModal(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}

/** Closes a sheet instead of leaving the page when the user goes back, as phones do. A sheet that follows another keeps its entry. */
function useBack(isSheet: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isSheet) return;
    if (!history.state?.isSheet) history.pushState({ isSheet }, '');
    const stop = listenTo(['popstate'], () => close());
    return () => {
      stop();
      setTimeout(() => {
        if (!openSheet() && history.state?.isSheet) history.back();
      });
    };
  }, [isSheet]);
}

/** A native modal dialog: the browser traps the focus, closes it with Escape and returns the focus. */
export function Dialog({ title, onClose, isSheet = false, children }: DialogProps) {
  const id = useId();
  const { done } = useConsole().words.site;
  useBack(isSheet, onClose);
  return (
    <dialog
      ref={showModal}
      className={isSheet ? 'console-sheet' : undefined}
      aria-labelledby={id}
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      onPointerDown={({ target, currentTarget }) => isSheet && target === currentTarget && onClose()}
    >
      {isSheet ? (
        <div className="console-title row">
          <h2 id={id}>{title}</h2>
          <Button kind="quiet" label={done} onClick={onClose} />
        </div>
      ) : (
        <h2 id={id}>{title}</h2>
      )}
      {children}
    </dialog>
  );
}

type ConfirmProps = {
  title: string;
  /** The label of the confirm button; undefined if the action is not possible. */
  confirm: string | undefined;
  cancel: string;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for confirmation before a large change. */
export const Confirm = ({ title, confirm, cancel, onConfirm, onClose, children }: ConfirmProps) => (
  <Dialog title={title} onClose={onClose}>
    {children}
    <div className="row">
      {confirm && (
        <Button
          label={confirm}
          onClick={() => {
            onConfirm();
            onClose();
          }}
        />
      )}
      <Button kind="quiet" label={cancel} onClick={onClose} />
    </div>
  </Dialog>
);
