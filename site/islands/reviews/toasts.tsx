import * as Toast from '@radix-ui/react-toast';
import { useEffect, useState } from 'react';
import type { Words } from '../../../edition/schema/catalogue.ts';

type ToastWords = Words['barber']['toasts'];
export type ToastMessage = ToastWords['success'] & { id: number; kind: 'success' | 'failure' };

const SHOWN_MS = 5_000;
const SWIPE_PX = 50;
/** How long a dismissed toast stays known after it left the screen. */
const REMOVAL_DELAY_MS = 1_000_000;

export type ToastsProps = {
  message: ToastMessage | null;
  words: Pick<ToastWords, 'label' | 'close'>;
  onRemoved: () => void;
  /** Somebody closed it with the focus in it, which it takes along. */
  onFocusLost: (kind: ToastMessage['kind']) => void;
};

/** The key that leads into the list, while there is something in it. */
const HOTKEY = ['F8'];
const NO_KEY: string[] = [];

/** The edge that a line of the page runs to; there is no toast before there is a browser. */
const towardsEnd = () =>
  typeof document !== 'undefined' && document.dir === 'rtl' ? ('left' as const) : ('right' as const);

/** At most one toast: a new one takes the place of the last. */
export function Toasts({ message, words, onRemoved, onFocusLost }: ToastsProps) {
  const [dismissed, setDismissed] = useState<number>();
  const open = message !== null && message.id !== dismissed;

  useEffect(() => {
    if (open || !message) return;
    const timer = setTimeout(onRemoved, REMOVAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [open, message, onRemoved]);

  return (
    <Toast.Provider
      duration={SHOWN_MS}
      swipeDirection={towardsEnd()}
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
            if (document.activeElement?.matches('.toast-viewport')) onFocusLost(message.kind);
          }}
        >
          <Toast.Title className="toast-title">{message.title}</Toast.Title>
          <Toast.Description>{message.text}</Toast.Description>
          <Toast.Close className="toast-close">{words.close}</Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        className="toast-viewport"
        hotkey={open ? HOTKEY : NO_KEY}
        label={open ? `${words.label} ({hotkey})` : words.label}
      />
    </Toast.Provider>
  );
}
