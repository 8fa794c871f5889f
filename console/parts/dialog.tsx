import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { Button } from '../../site/components/button.tsx';
import { useConsole } from '../context.ts';
import { listenTo } from '../listen.ts';
import { Form } from './fields.tsx';

type DialogProps = {
  title: string;
  /** Removes the dialog. */
  onClose: () => void;
  /** Shows a sheet at the bottom of a phone or the side of a laptop, so that the page stays visible. A tap outside closes it. */
  isSheet?: boolean;
  /** The sheet covers the screen of a phone. */
  isWhole?: boolean;
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
export function Dialog({ title, onClose, isSheet = false, isWhole = false, children }: DialogProps) {
  const id = useId();
  const { done } = useConsole().words.site;
  useBack(isSheet, onClose);
  return (
    <dialog
      ref={showModal}
      className={isSheet ? `console-sheet${isWhole ? ' whole' : ''}` : undefined}
      aria-labelledby={id}
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      onPointerDown={({ target, currentTarget }) => isSheet && target === currentTarget && onClose()}
    >
      <div className="sheet-title">
        <h2 id={id}>{title}</h2>
        {isSheet && <Button kind="text" label={done} onClick={onClose} />}
      </div>
      {children}
    </dialog>
  );
}

type FormDialogProps = Omit<ComponentProps<typeof Form>, 'title'> & {
  title: string;
  /** The label of the button that submits; undefined if that is not possible. */
  submit: string | undefined;
  /** The form is not complete yet. */
  disabled?: boolean;
  onClose: () => void;
  /** More buttons. */
  actions?: ReactNode;
};

/** A form in a dialog, which ends with a button that submits it and one that closes it. */
export function FormDialog({
  title,
  submit,
  disabled,
  onClose,
  actions,
  children,
  ...form
}: FormDialogProps) {
  const { cancel } = useConsole().words.shell;
  return (
    <Dialog title={title} onClose={onClose}>
      <Form {...form}>
        {children}
        <div className="row">
          {submit && (
            <Button type="submit" label={submit} disabled={disabled} aria-disabled={form.isPending} />
          )}
          {actions}
          <Button kind="quiet" label={cancel} onClick={onClose} />
        </div>
      </Form>
    </Dialog>
  );
}

type ConfirmProps = Omit<FormDialogProps, 'onSubmit'> & { onConfirm: () => void };

/** Asks for confirmation before a large change. */
export const Confirm = ({ onConfirm, ...dialog }: ConfirmProps) => (
  <FormDialog
    {...dialog}
    onSubmit={() => {
      onConfirm();
      dialog.onClose();
    }}
  />
);
