import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../site/components/button.tsx';

type DialogProps = {
  title: string;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
};

/** The browser's dialog: it keeps the focus, closes with Escape and returns the focus. */
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

type ConfirmProps = {
  title: string;
  /** Without it there is nothing to confirm. */
  confirm: string | undefined;
  cancel: string;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks once more before something large is removed. */
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
