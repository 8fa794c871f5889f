import { ButtonLink, type ButtonLinkProps } from '../../components/button-link.tsx';
import './not-found.css';

export type NotFoundViewProps = {
  title: string;
  lead: string;
  links: ButtonLinkProps[];
  small?: string;
};

export function NotFoundView({ title, lead, links, small }: NotFoundViewProps) {
  return (
    <section className="band not-found lattice">
      <div className="wrap stack">
        <h1>{title}</h1>
        <span className="pole" aria-hidden="true" />
        <p className="lead">{lead}</p>
        <div className="row">
          {links.map((link) => (
            <ButtonLink key={link.href} {...link} />
          ))}
        </div>
        {small && <p className="not-found-small">{small}</p>}
      </div>
    </section>
  );
}
