export type Colours = Readonly<Record<string, string>>;

const COLOUR = String.raw`(#[\da-f]{3,8}|var\(--[\w-]+\))`;
const NAMED = new RegExp(String.raw`--([\w-]+): (?:${COLOUR}|light-dark\(${COLOUR}, ${COLOUR}\));`, 'g');

/** The named colours of tokens.css as hex values, for both colour schemes. */
export function paletteIn(css: string): { light: Colours; dark: Colours } {
  const found = [...css.matchAll(NAMED)];
  const resolve = (scheme: 'light' | 'dark') => {
    const raw = new Map(
      found.map(([, name = '', both, light, dark]) => [name, both ?? { light, dark }[scheme] ?? '']),
    );
    const hex = (value: string): string =>
      value.startsWith('var') ? hex(raw.get(value.slice(6, -1)) ?? '') : value;
    return Object.fromEntries([...raw].map(([name, value]) => [name, hex(value)]));
  };
  return { light: resolve('light'), dark: resolve('dark') };
}

/** A colour by name. Throws for an unknown name, so that 'undefined' never becomes a colour. */
export function colourOf(colours: Colours, name: string): string {
  const colour = colours[name];
  if (!colour) throw new Error(`site/styles/tokens.css has no colour --${name}`);
  return colour;
}
