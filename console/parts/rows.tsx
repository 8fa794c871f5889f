import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from './icon.tsx';

type LineProps = {
  /** Before the text: an icon, or the first letter of a name. */
  icon?: IconName;
  initial?: string;
  title: string;
  detail?: string | undefined;
  /** What is planned or not public yet. */
  note?: string | undefined;
};

const Line = ({ icon, initial, title, detail, note }: LineProps) => (
  <>
    {icon && <Icon name={icon} />}
    {initial && (
      <span className="initial" aria-hidden="true">
        {initial.slice(0, 1)}
      </span>
    )}
    <span>
      <b>
        <bdi>{title}</bdi>
      </b>
      {detail && (
        <small>
          <bdi>{detail}</bdi>
        </small>
      )}
      {note && <small className="brass">{note}</small>}
    </span>
  </>
);

/** A line that leads to another screen. */
export const LinkRow = ({ href, ...line }: LineProps & { href: string }) => (
  <a className="row-tap" href={href}>
    <Line {...line} />
    <Icon name="chevron" size={18} />
  </a>
);

type FoldProps = LineProps & {
  /** The id of the line, which takes the focus. */
  id?: string;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A line that says a value, and opens its fields below it. */
export const Fold = ({ id, isOpen, onToggle, children, ...line }: FoldProps) => (
  <details open={isOpen} onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}>
    <summary className="row-tap" id={id}>
      <Line {...line} />
    </summary>
    <div className="opened">{children}</div>
  </details>
);

type SectionProps = { title: string; action?: ReactNode; children: ReactNode };

/** A part of a screen under its heading, with one action beside it. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
