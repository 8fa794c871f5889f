import './button.css';
import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { type Track, track } from './track.ts';

export type ButtonKind = 'primary' | 'quiet' | 'whatsapp';

export type ButtonFaceProps = {
  label: string;
  icon?: IconName;
  /** Says more than the label where the label alone is ambiguous, such as which branch. */
  describe?: string;
  /** Small print after the label: 'PNG, 24 KB'. */
  note?: string;
};

/** Every field given, if only as undefined: nothing is forgotten on the way. */
type Whole<T> = { [Key in keyof Required<T>]: T[Key] | undefined };

/** What stands on a button, whether it acts or leads somewhere. */
export function ButtonFace({ label, icon, describe, note }: Whole<ButtonFaceProps>) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{label}</span>
      {describe && <span className="hidden-text">{` ${describe}`}</span>}
      {note && <small>{note}</small>}
    </>
  );
}

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'className'> &
  ButtonFaceProps & { kind?: ButtonKind; by?: Track };

/** Acts where it stands; what leads somewhere is a ButtonLink. It never sends a form unless its type says so. */
export function Button({ label, icon, describe, note, kind = 'primary', by, ...button }: ButtonProps) {
  return (
    <button type="button" {...button} className={`button button-${kind}`} {...track(by)}>
      <ButtonFace label={label} icon={icon} describe={describe} note={note} />
    </button>
  );
}
