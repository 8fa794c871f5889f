import './dotted.css';
import './menu-card.css';
import { noBreakBeforeSlash } from '../../domain/text.ts';
import { ButtonLink, type ButtonLinkProps } from './button-link.tsx';

export type MenuLine = {
  id: string;
  name: string;
  /** 'AED 60' */
  price: string;
  /** '40 min' */
  duration?: string | undefined;
  description?: string | undefined;
  note?: string;
  href?: string;
  book?: ButtonLinkProps | undefined;
};

/** Prices set like a printed bill of fare: name, dotted leader, price, duration beneath. */
export function MenuCard({ lines, from }: { lines: MenuLine[]; from?: string }) {
  return (
    <ul className="menu-card">
      {lines.map((line) => (
        <li key={line.id}>
          <div className="menu-line">
            <h3 className="dotted">
              {line.href ? <a href={line.href}>{line.name}</a> : noBreakBeforeSlash(line.name)}
            </h3>
            <p className="menu-price">
              {from && <small>{from} </small>}
              <span className="numeral">{line.price}</span>
            </p>
          </div>
          {line.duration && <p className="quiet">{line.duration}</p>}
          {line.description && <p className="menu-description">{line.description}</p>}
          {line.note && <p className="menu-note">{line.note}</p>}
          {line.book && <ButtonLink {...line.book} />}
        </li>
      ))}
    </ul>
  );
}
