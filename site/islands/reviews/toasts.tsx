import './toasts.css';
import * as Toast from '@radix-ui/react-toast';

export type ToastWords = { title: string; text: string };
export type ToastMessage = ToastWords & { id: number; kind: 'success' | 'failure' };

const SHOWN_MS = 5000;
const SWIPE_PX = 50;
/** How long a dismissed toast stays known after it left the screen. */
export const REMOVAL_DELAY_MS = 1_000_000;

/** At most one toast: a new one takes the place of the last. */
export function Toasts({
  message,
  label,
  close,
  onClose,
}: {
  message: ToastMessage | null;
  label: string;
  close: string;
  onClose: () => void;
}) {
  return (
    <Toast.Provider duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label={label}>
      {message && (
        <Toast.Root
          key={message.id}
          className={`toast toast-${message.kind}`}
          type={message.kind === 'failure' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && onClose()}
        >
          <Toast.Title className="toast-title">{message.title}</Toast.Title>
          <Toast.Description>{message.text}</Toast.Description>
          <Toast.Close className="toast-close">{close}</Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toast-viewport" />
    </Toast.Provider>
  );
}
