import '../../components/card.css';
import './press-lists.css';
import { SectionHeading, type SectionHeadingProps } from '../../components/section-heading.tsx';

export type NamedListProps = {
  heading: SectionHeadingProps;
  items: { id: string; name: string; about: string; text: string; sample?: string }[];
  raised?: boolean;
};

/** People or awards; what nobody has confirmed yet says so. */
export function NamedList({ heading, items, raised }: NamedListProps) {
  return (
    <section className={raised ? 'band band-raised' : 'band'}>
      <div className="wrap">
        <SectionHeading {...heading} />
        <ul className="press-lists">
          {items.map(({ id, name, about, text, sample }) => (
            <li key={id} className="card">
              <p className="eyebrow">{about}</p>
              <h3>{name}</h3>
              <p>{text}</p>
              {sample && <p className="quiet press-sample">{sample}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
