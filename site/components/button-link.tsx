import './button.css';
import { Icon, type IconName } from './icon.tsx';
import { type Track, track } from './track.ts';

export type ButtonLinkProps = {
  href: string;
  label: string;
  kind?: 'primary' | 'quiet' | 'whatsapp' | undefined;
  icon?: IconName | undefined;
  by?: Track | undefined;
  newTab?: boolean | undefined;
  /** Says more than the label where the label alone is ambiguous, such as which branch. */
  describe?: string | undefined;
};

export function ButtonLink({ href, label, kind = 'primary', icon, by, newTab, describe }: ButtonLinkProps) {
  return (
    <a
      className={`button button-${kind}`}
      href={href}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      {...track(by)}
    >
      {icon && <Icon name={icon} />}
      <span>{label}</span>
      {describe && <span className="hidden-text">{` ${describe}`}</span>}
    </a>
  );
}
