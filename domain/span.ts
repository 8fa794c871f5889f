import { latinDigits, readNumber } from './digits.ts';

/** An amount of dirhams or minutes: `from` alone if both ends are equal; `to` is null for 'from 150'. */
export type Span = { from: number; to: number | null };

export const span = (from: number, to: number | null = from): Span => ({ from, to });

export const NOT_A_SPAN = 'must be a whole number, a range such as 150-250, or 150+';

/** '60', '150-250', '150 to 250', '150+' and 'from 150', in either language. */
const SPAN = /^(?:(from|من)\s)?\s*(.+?)(?:\s*(?:[-–—]|to\s|إلى\s|الى\s)\s*(.+)|\s*(\+))?$/iu;

/** Reads whole numbers as they are stored or typed: 60, '150-250' in either order, or '150+'. Undefined for anything else. */
export function readSpan(value: unknown): Span | undefined {
  const [, least, from = '', to = from, plus] = SPAN.exec(latinDigits(String(value ?? '').trim())) ?? [];
  const [one, other] = [from, to].map((end) => readNumber(end, true)) as [number, number];
  if (!Number.isInteger(one) || !Number.isInteger(other)) return undefined;
  const isOpen = plus || (least && from === to);
  return span(Math.min(one, other), isOpen ? null : Math.max(one, other));
}

/** A span as the content stores it: 60, '150-250' or '150+'. */
export const writeSpan = ({ from, to }: Span): number | string =>
  from === to ? from : to === null ? `${from}+` : `${from}-${to}`;

/** From the least of all to the most, if all have an end. */
export const spanOf = (spans: readonly Span[]): Span => ({
  from: Math.min(...spans.map(({ from }) => from)),
  to: spans.some(({ to }) => to === null) ? null : Math.max(...spans.map(({ to }) => to ?? 0)),
});
