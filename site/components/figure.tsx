import './figure.css';

/** A figure as ornament. Its '+' is set in the sturdier text face: the hairlines of the display face lose it. */
export function Figure({ children }: { children: string }) {
  const [, number = children, sign] = /^(.*\d)([+%])$/.exec(children) ?? [];
  return (
    <b className="numeral">
      {number}
      {sign && <span className="figure-sign">{sign}</span>}
    </b>
  );
}
