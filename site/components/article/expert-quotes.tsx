import './expert-quotes.css';

export type ExpertQuote = { text: string; role: string; sample?: string };

export function ExpertQuotes({ quotes }: { quotes: ExpertQuote[] }) {
  return (
    <div className="expert-quotes">
      {quotes.map(({ text, role, sample }) => (
        <figure key={text}>
          <blockquote>{text}</blockquote>
          <figcaption>
            {role}
            {sample && <span className="quiet"> · {sample}</span>}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
