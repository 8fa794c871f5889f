import './menu-button.css';
import { Icon } from '../icon.tsx';

type Invoker = {
  label: string;
  icon: 'menu' | 'close';
  command: 'show-modal' | 'close';
  /** The id of the dialog. */
  target: string;
};

/** Opens or closes a dialog by the platform's invoker commands, without script. */
export function MenuButton({ label, icon, command, target }: Invoker) {
  return (
    <button
      type="button"
      className="menu-button"
      aria-label={label}
      aria-haspopup={command === 'show-modal' ? 'dialog' : undefined}
      {...{ command, commandfor: target }}
    >
      <Icon name={icon} />
    </button>
  );
}
