import './pole.css';

/** The barber's pole, drawn; its stripes turn slowly where motion is welcome. */
export function Pole() {
  const stripe = (y: number, tone: string) => (
    <path key={y} className={tone} d={`M20 ${y}l80-60v40l-80 60z`} />
  );
  const turns = Array.from({ length: 9 }, (_, index) => 60 + index * 80);
  return (
    <svg className="pole-art" viewBox="0 0 120 720" width="120" height="720" aria-hidden="true">
      <clipPath id="pole-tube">
        <path d="M20 110h80v500H20z" />
      </clipPath>
      <g clipPath="url(#pole-tube)">
        <path className="pole-bone" d="M20 110h80v500H20z" />
        <g className="pole-stripes">
          {turns.map((y, index) => stripe(y, index % 2 ? 'pole-teal' : 'pole-oxblood'))}
        </g>
        <path className="pole-shine" d="M34 110h10v500H34z" />
        <path className="pole-shade" d="M84 110h16v500H84z" />
      </g>
      <path
        className="pole-brass"
        d="M12 92h96v18H12zM12 610h96v18H12zM26 92c0-30 14-44 34-44s34 14 34 44zM26 628c0 24 10 34 24 40l-6 34h32l-6-34c14-6 24-16 24-40z"
      />
      <circle className="pole-brass" cx="60" cy="30" r="20" />
    </svg>
  );
}
