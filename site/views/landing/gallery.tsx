import './gallery.css';
import { Icon } from '../../components/icon.tsx';
import { SectionHeading, type SectionHeadingProps } from '../../components/section-heading.tsx';

export type GalleryProps = {
  heading: SectionHeadingProps;
  items: {
    name: string;
    text: string;
    href: string;
    more: string;
    drawing?: { src: string; width: number; height: number };
  }[];
};

/** Pictures that lead to the page that says more. */
export function Gallery({ heading, items }: GalleryProps) {
  return (
    <section className="band">
      <div className="wrap">
        <SectionHeading {...heading} />
        <ul className="gallery even">
          {items.map(({ name, text, href, more, drawing }) => (
            <li key={href}>
              <a href={href}>
                {drawing && <img {...drawing} alt="" loading="lazy" decoding="async" />}
                <h3>{name}</h3>
                <p>{text}</p>
                <b>
                  {more} <Icon name="arrow" />
                </b>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
