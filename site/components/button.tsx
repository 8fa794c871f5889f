import './button.css';
import type { ComponentPropsWithRef } from 'react';
import type { TrackedEvent } from '../../contract/events.ts';
import { routes } from '../../contract/routes.ts';
import { Icon, type IconName } from './icon.tsx';

/** Data attributes of an analytics event, which browser/analytics.ts reads on click. */
export const track = (by: TrackedEvent | undefined) =>
  by && { 'data-event': by.event, 'data-section': by.section, 'data-location': by.location };

/** Search engines should index /booking only once, without parameters. */
export const nofollow = (href: string) => (href.includes(`${routes.booking}?`) ? 'nofollow' : undefined);

/** 'text' looks like a link. */
export type ButtonKind = 'primary' | 'quiet' | 'whatsapp' | 'text';

const classOf = (kind: ButtonKind) => (kind === 'text' ? 'more-link' : `button button-${kind}`);

export type ButtonFaceProps = {
  label: string;
  icon?: IconName;
  /** Completes an ambiguous label for screen readers, such as with the branch. */
  describe?: string;
  /** Shown in small print after the label: 'PNG, 24 KB'. */
  note?: string;
};

/** The content of a Button or ButtonLink. */
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
  ButtonFaceProps & { kind?: ButtonKind; by?: TrackedEvent };

/** A button for actions; for navigation use ButtonLink. Submits forms only with type="submit". */
export function Button({ label, icon, describe, note, kind = 'primary', by, ...button }: ButtonProps) {
  return (
    <button type="button" {...button} className={classOf(kind)} {...track(by)}>
      <ButtonFace label={label} icon={icon} describe={describe} note={note} />
    </button>
  );
}

export type ButtonLinkProps = Pick<ComponentPropsWithRef<'a'>, 'download' | 'onClick'> &
  ButtonFaceProps & {
    href: string;
    kind?: ButtonKind;
    by?: TrackedEvent;
    newTab?: boolean;
  };

export function ButtonLink(props: ButtonLinkProps) {
  const { href, label, kind = 'primary', icon, by, newTab, describe, note, download, onClick } = props;
  return (
    <a
      className={classOf(kind)}
      href={href}
      download={download}
      onClick={onClick}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : nofollow(href)}
      {...track(by)}
    >
      <ButtonFace label={label} icon={icon} describe={describe} note={note} />
    </a>
  );
}

export function MoreLink({ href, label, by }: { href: string; label: string; by?: TrackedEvent }) {
  return (
    <a className="more-link" href={href} {...track(by)}>
      {label}
    </a>
  );
}
