import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../site/components/button.tsx';
import { useConsole } from '../context.ts';

type DialogProps = {
  title: string;
  onClose: () => void;
  /** Shows a sheet at the bottom of a phone or the side of a laptop, so that the page stays visible. A tap outside closes it. */
  isSheet?: boolean;
  children: (close: () => void) => ReactNode;
};

/** A native modal dialog: the browser traps the focus, closes it with Escape and returns the focus. */
export function Dialog({ title, onClose, isSheet = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { done } = useConsole().words.site;
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={isSheet ? 'console-dialog console-sheet' : 'console-dialog'}
      aria-labelledby={id}
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      onPointerDown={({ target, currentTarget }) => isSheet && target === currentTarget && close()}
    >
      {isSheet ? (
        <div className="console-title row">
          <h2 id={id}>{title}</h2>
          <Button kind="quiet" label={done} onClick={close} />
        </div>
      ) : (
        <h2 id={id}>{title}</h2>
      )}
      {children(close)}
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
    {(close) => (
      <>
        {children}
        <div className="row">
          {confirm && (
            <Button
              label={confirm}
              onClick={() => {
                onConfirm();
                close();
              }}
            />
          )}
          <Button kind="quiet" label={cancel} onClick={close} />
        </div>
      </>
    )}
  </Dialog>
);
