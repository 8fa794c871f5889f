import { Icon } from '../../components/icon.tsx';
import { track } from '../../components/track.ts';

export type Download = {
  id: string;
  name: string;
  text: string;
  href: string;
  button: string;
  /** 'PNG, 24 KB' */
  details: string;
};

export function DownloadList({ files }: { files: Download[] }) {
  return (
    <ul className="press-downloads">
      {files.map(({ id, name, text, href, button, details }) => (
        <li key={id}>
          <div>
            <h3>{name}</h3>
            <p className="quiet">{text}</p>
          </div>
          <a
            className="button button-quiet"
            href={href}
            download
            {...track({ event: 'download', section: 'press_kit', location: id })}
          >
            <Icon name="download" />
            <span>
              {button}
              <span className="hidden-text"> {name}</span>
            </span>
            <small>{details}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
