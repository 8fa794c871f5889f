import * as Toast from '@radix-ui/react-toast';
import { useState } from 'react';
import type { Words } from '../../../edition/schema/catalogue.ts';

type ToastWords = Words['barber']['toasts'];
export type ToastMessage = ToastWords['success'] & { id: number; kind: 'success' | 'failure' };

const SHOWN_MS = 5_000;
const SWIPE_PX = 50;
/** How long a dismissed toast stays in state. */
const REMOVAL_DELAY_MS = 1_000_000;

type ToastsProps = {
  message: ToastMessage | null;
  words: Pick<ToastWords, 'label' | 'close'>;
  onRemoved: (id: number) => void;
  /** Called when a toast that has focus is closed, which loses the focus. */
  onFocusLost: (kind: ToastMessage['kind']) => void;
};

/** Shows at most one toast; a new one replaces the last. */
export function Toasts({ message, words, onRemoved, onFocusLost }: ToastsProps) {
  const [dismissed, setDismissed] = useState<number>();
  const open = message !== null && message.id !== dismissed;
  return (
    <Toast.Provider
      duration={SHOWN_MS}
      swipeDirection={document.dir === 'rtl' ? 'left' : 'right'}
      swipeThreshold={SWIPE_PX}
      label={words.label}
    >
      {message && (
        <Toast.Root
          key={message.id}
          open={open}
          className={`toast toast-${message.kind}`}
          type={message.kind === 'failure' ? 'foreground' : 'background'}
          onOpenChange={(opened) => {
            if (opened) return;
            setDismissed(message.id);
            setTimeout(onRemoved, REMOVAL_DELAY_MS, message.id);
            if (document.activeElement?.matches('.toast-viewport')) onFocusLost(message.kind);
          }}
        >
          <Toast.Title>
            <b>{message.title}</b>
          </Toast.Title>
          <Toast.Description>{message.text}</Toast.Description>
          <Toast.Close className="toast-close">{words.close}</Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        className="toast-viewport"
        // The hotkey focuses the list only if it is not empty.
        hotkey={open ? ['F8'] : []}
        label={open ? `${words.label} ({hotkey})` : words.label}
      />
    </Toast.Provider>
  );
}
