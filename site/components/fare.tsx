import './fare.css';
import type { ReactNode } from 'react';
import { noBreakBeforeSlash } from '../../domain/text.ts';
import type { ButtonLinkProps } from './button.tsx';
import { nofollow, track } from './button.tsx';
import { Icon } from './icon.tsx';

export type FareLineProps = {
  name: string;
  /** The language of the name, if it is not that of the page. */
  lang?: string | undefined;
  price: string;
  /** Small print above the price: 'Starting from'. */
  from?: string;
  /** Minutes and description. */
  about?: string | undefined;
  note?: string | undefined;
  /** The button or link of the line; its whole area is the target. */
  children?: ReactNode;
};

/** A line of a bill of fare, for a list of class `fare`: name, dotted leader, price, and a description below. */
export const FareLine = ({ name, lang, price, from, about, note, children }: FareLineProps) => (
  <li className="fare-line">
    <h3 className="dotted">
      <bdi lang={lang}>{noBreakBeforeSlash(name)}</bdi>
    </h3>
    <p className="fare-price">
      {from && <small>{from}</small>} <span className="numeral">{price}</span>
    </p>
    {about && <p className="fare-about quiet">{about}</p>}
    {note && <p className="fare-note">{note}</p>}
    {children}
  </li>
);

/** What the button or link of a line shows and says. */
export const FareFace = ({ label, describe }: Pick<ButtonLinkProps, 'label' | 'describe'>) => (
  <>
    <span className="hidden-text">{describe ? `${label} ${describe}` : label}</span>
    <Icon name="chevron" size={16} />
  </>
);

export const FareLink = ({ href, label, describe, by }: ButtonLinkProps) => (
  <a className="fare-action" href={href} rel={nofollow(href)} {...track(by)}>
    <FareFace label={label} describe={describe} />
  </a>
);
