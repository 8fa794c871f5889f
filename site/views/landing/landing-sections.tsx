import '../../components/areas.css';
import './landing.css';
import type { Edition } from '../../../edition/edition.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { Icon } from '../../components/icon.tsx';
import { Section, type SectionHeadingProps, StyleGrid } from '../../components/sections.tsx';
import { Figure } from '../../components/stat-strip.tsx';
import { decoration } from '../../model/media/drawings.ts';

const AREAS_SHOWN = 12;

type AreasProps = { edition: Edition; heading: SectionHeadingProps; more: string; raised?: boolean };

const AreaList = ({ areas }: { areas: string[] }) => (
  <ul className="areas">
    {areas.map((area) => (
      <li key={area}>{area}</li>
    ))}
  </ul>
);

/** The districts served: the first twelve at once, the rest behind a badge that counts them, which needs no script. */
export function Areas({ edition, heading, more, raised }: AreasProps) {
  const { items } = edition.words.areas;
  const names = edition.facts.areas.filter(({ served }) => served).map(({ id }) => items[id] ?? id);
  const rest = names.slice(AREAS_SHOWN);
  return (
    <Section heading={heading} ground={raised ? 'band-raised' : ''}>
      <AreaList areas={names.slice(0, AREAS_SHOWN)} />
      {rest.length > 0 && (
        <details className="areas-more disclosure">
          <summary>{edition.fill(more, { count: String(rest.length) })}</summary>
          <AreaList areas={rest} />
        </details>
      )}
    </Section>
  );
}

type MetricsProps = {
  heading: SectionHeadingProps;
  metrics: Words['best-barbershop']['metrics']['items'];
};

export function MetricCards({ heading, metrics }: MetricsProps) {
  return (
    <Section heading={heading} ground="band-night lattice">
      <ul className="metric-cards even">
        {metrics.map(({ icon, title, metric, description }) => (
          <li key={title}>
            <Icon name={icon} />
            <Figure>{metric}</Figure>
            <h3>{title}</h3>
            <p className="quiet">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type GalleryProps = { edition: Edition } & Words['fade-haircut']['gallery'];

/** Drawings that lead to the page that says more. */
export function Gallery({ edition, heading, items }: GalleryProps) {
  const cards = items.map(({ name, text, to, more, drawing }) => ({
    id: `more-${drawing ?? name}`,
    name,
    text,
    drawing: drawing === undefined ? undefined : decoration(drawing),
    book: { kind: 'quiet' as const, label: more, href: edition.local(to) },
  }));
  return (
    <Section heading={heading}>
      <StyleGrid items={cards} />
    </Section>
  );
}
