import './button.css';
import { Icon, type IconName } from './icon.tsx';

export type ButtonKind = 'primary' | 'quiet' | 'whatsapp';

export type ButtonFaceProps = {
  label: string;
  icon?: IconName | undefined;
  /** Says more than the label where the label alone is ambiguous, such as which branch. */
  describe?: string | undefined;
  /** Small print after the label: 'PNG, 24 KB'. */
  note?: string | undefined;
};

/** What stands on a button, whether it acts or leads somewhere. */
export function ButtonFace({ label, icon, describe, note }: ButtonFaceProps) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{label}</span>
      {describe && <span className="hidden-text">{` ${describe}`}</span>}
      {note && <small>{note}</small>}
    </>
  );
}
