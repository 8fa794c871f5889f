import '../../components/branch-card.css';
import { mapsSearchLink, telLink } from '../../../domain/links.ts';
import { Icon } from '../../components/icon.tsx';
import type { ApiBranch } from './branch-answer.ts';

/** A branch that the answer names and the built page does not know yet. */
export function PlainBranch({ branch: { name, address, hours, phone } }: { branch: ApiBranch }) {
  return (
    <article className="branch-card">
      <div className="branch-body">
        <h3>{name}</h3>
        <p>
          <Icon name="clock" /> {hours}
        </p>
        <p className="branch-links">
          <a href={mapsSearchLink(`${name}, ${address}`)} target="_blank" rel="noopener">
            <Icon name="pin" /> {address}
          </a>
          <a href={telLink(phone)}>
            <Icon name="phone" /> <bdi>{phone}</bdi>
          </a>
        </p>
      </div>
    </article>
  );
}
