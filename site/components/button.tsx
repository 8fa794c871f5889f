import type { ComponentPropsWithRef } from 'react';
import { ButtonFace, type ButtonFaceProps, type ButtonKind } from './button-face.tsx';
import { type Track, track } from './track.ts';

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'className'> &
  ButtonFaceProps & { kind?: ButtonKind | undefined; by?: Track | undefined };

/** Acts where it stands; what leads somewhere is a ButtonLink. It never sends a form unless its type says so. */
export function Button({ label, icon, describe, note, kind = 'primary', by, ...button }: ButtonProps) {
  return (
    <button type="button" {...button} className={`button button-${kind}`} {...track(by)}>
      <ButtonFace label={label} icon={icon} describe={describe} note={note} />
    </button>
  );
}
