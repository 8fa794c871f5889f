import './press-pictures.css';
import { place } from '../../../contract/events.ts';
import { type Picture, Scene } from '../../components/scene.tsx';
import { SectionHeading, type SectionHeadingProps } from '../../components/section-heading.tsx';
import { track } from '../../components/track.ts';

export type PressPicturesProps = {
  heading: SectionHeadingProps;
  licence: string;
  pictures: { id: string; name: string; label: string; href: string; picture: Picture }[];
};

/** Every rendered scene, each with its full size behind it. */
export function PressPictures({ heading, licence, pictures }: PressPicturesProps) {
  return (
    <section className="band" id="pictures">
      <div className="wrap">
        <SectionHeading {...heading} />
        <ul className="press-pictures">
          {pictures.map(({ id, name, label, href, picture }) => (
            <li key={id}>
              <a
                href={href}
                download
                aria-label={label}
                {...track({ event: 'download', section: 'press_kit', location: place('{download}', id) })}
              >
                <Scene {...picture} />
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
        <p className="quiet section-end">{licence}</p>
      </div>
    </section>
  );
}
