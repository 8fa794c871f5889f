import './trend-list.css';

export type TrendItem = {
  id: string;
  rank: number;
  rankLabel: string;
  title: string;
  description: string;
  impact: { level: 'very-high' | 'high' | 'medium'; label: string; value: string };
  facts: { label: string; value: string }[];
};

/** The level is said in words; the colour only repeats it. */
export function TrendList({ trends, note }: { trends: TrendItem[]; note: string }) {
  return (
    <>
      <ol className="trends">
        {trends.map(({ id, rank, rankLabel, title, description, impact, facts }) => (
          <li key={id} id={id}>
            <p className="trend-rank numeral">
              <span className="hidden-text">{rankLabel}</span>
              <span aria-hidden="true">{rank}</span>
            </p>
            <div>
              <h3>{title}</h3>
              <p>
                <span className={`impact impact-${impact.level}`}>
                  {impact.label}: {impact.value}
                </span>
              </p>
              <p>{description}</p>
              <dl>
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ol>
      <p className="quiet">{note}</p>
    </>
  );
}
