import './metric-cards.css';
import { Figure } from '../../components/figure.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { SectionHeading, type SectionHeadingProps } from '../../components/section-heading.tsx';

export type MetricCardsProps = {
  heading: SectionHeadingProps;
  metrics: { icon: IconName; title: string; metric: string; description: string }[];
};

export function MetricCards({ heading, metrics }: MetricCardsProps) {
  return (
    <section className="band band-night lattice">
      <div className="wrap">
        <SectionHeading {...heading} />
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
      </div>
    </section>
  );
}
