import type { ReactNode } from 'react';
import { ButtonLink, type ButtonLinkProps } from './button.tsx';

export type CallBandProps = { title: string; text: string; buttons: ButtonLinkProps[] };

/** The closing call of a page. */
export function CallBand({ title, text, buttons, children }: CallBandProps & { children?: ReactNode }) {
  return (
    <section className="band band-teal lattice call-band">
      <div className="wrap">
        <h2>{title}</h2>
        <span className="pole" aria-hidden="true" />
        <p className="lead">{text}</p>
        <div className="row">
          {buttons.map((button) => (
            <ButtonLink key={button.href} {...button} />
          ))}
          {children}
        </div>
      </div>
    </section>
  );
}
