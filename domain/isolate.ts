const LEFT_TO_RIGHT = '\u2066';
const END = '\u2069';

/**
 * A number or a name that runs from left to right within a text that runs the other way: what <bdi> is where there can be an
 * element (https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates). Without it '+971 4' is shown as '4 971+'.
 */
export const isolated = (text: string, direction: 'ltr' | 'rtl'): string =>
  direction === 'rtl' ? LEFT_TO_RIGHT + text + END : text;
