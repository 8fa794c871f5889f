import type { ComponentPropsWithRef } from 'react';
import { ButtonFace, type ButtonFaceProps, type ButtonKind } from './button.tsx';
import { type Track, track } from './track.ts';

export type ButtonLinkProps = Pick<ComponentPropsWithRef<'a'>, 'download'> &
  ButtonFaceProps & {
    href: string;
    kind?: ButtonKind;
    by?: Track;
    newTab?: boolean;
  };

export function ButtonLink(props: ButtonLinkProps) {
  const { href, label, kind = 'primary', icon, by, newTab, describe, note, download } = props;
  return (
    <a
      className={`button button-${kind}`}
      href={href}
      download={download}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      {...track(by)}
    >
      <ButtonFace label={label} icon={icon} describe={describe} note={note} />
    </a>
  );
}
