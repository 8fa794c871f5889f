import './button.css';
import type { ComponentPropsWithRef } from 'react';
import type { Reported } from '../../contract/events.ts';
import { routes } from '../../contract/routes.ts';
import { Icon, type IconName } from './icon.tsx';

/** What an element reports when it is chosen; one listener on the document reads it. */
export const track = (by: Reported | undefined) =>
  by && { 'data-event': by.event, 'data-section': by.section, 'data-location': by.location };

/** /booking is one page to search engines, whatever is chosen in its address. */
export const nofollow = (href: string) => (href.includes(`${routes.booking}?`) ? 'nofollow' : undefined);

export type ButtonKind = 'primary' | 'quiet' | 'whatsapp';

export type ButtonFaceProps = {
  label: string;
  icon?: IconName;
  /** Says more than the label where the label alone is ambiguous, such as which branch. */
  describe?: string;
  /** Small print after the label: 'PNG, 24 KB'. */
  note?: string;
};

/** What stands on a button, whether it acts or leads somewhere. */
function ButtonFace({ label, icon, describe, note }: ButtonFaceProps) {
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
  ButtonFaceProps & { kind?: ButtonKind; by?: Reported };

/** Acts where it stands; what leads somewhere is a ButtonLink. It never sends a form unless its type says so. */
export function Button({ label, icon, describe, note, kind = 'primary', by, ...button }: ButtonProps) {
  return (
    <button type="button" {...button} className={`button button-${kind}`} {...track(by)}>
      <ButtonFace label={label} icon={icon} describe={describe} note={note} />
    </button>
  );
}

export type ButtonLinkProps = Pick<ComponentPropsWithRef<'a'>, 'download'> &
  ButtonFaceProps & {
    href: string;
    kind?: ButtonKind;
    by?: Reported;
    newTab?: boolean;
  };

export function ButtonLink(props: ButtonLinkProps) {
  const { href, label, kind = 'primary', icon, by, newTab, describe, note, download } = props;
  return (
    <a
      className={`button button-${kind}`}
      href={href}
      download={download}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : nofollow(href)}
      {...track(by)}
    >
      <ButtonFace label={label} icon={icon} describe={describe} note={note} />
    </a>
  );
}

export function MoreLink({ href, label, by }: { href: string; label: string; by?: Reported }) {
  return (
    <a className="more-link" href={href} {...track(by)}>
      {label}
    </a>
  );
}
