import './download-list.css';
import { place } from '../../../contract/events.ts';
import { ButtonLink } from '../../components/button-link.tsx';

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
          <ButtonLink
            kind="quiet"
            icon="download"
            label={button}
            describe={name}
            note={details}
            href={href}
            download
            by={{ event: 'download', section: 'press_kit', location: place('{download}', id) }}
          />
        </li>
      ))}
    </ul>
  );
}
