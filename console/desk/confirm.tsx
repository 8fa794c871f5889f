import type { ReactNode } from 'react';
import { Button } from '../../site/components/button.tsx';
import { Dialog } from '../parts.tsx';

type ConfirmProps = {
  title: string;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks once more before something that takes much away. */
export const Confirm = ({ title, confirm, cancel, onConfirm, onClose, children }: ConfirmProps) => (
  <Dialog title={title} onClose={onClose}>
    {(close) => (
      <>
        {children}
        <div className="row">
          <Button
            label={confirm}
            onClick={() => {
              onConfirm();
              close();
            }}
          />
          <Button kind="quiet" label={cancel} onClick={close} />
        </div>
      </>
    )}
  </Dialog>
);
