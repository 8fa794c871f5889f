/** A fact in a text: '{haircut.price}'. A name without a dot is a placeholder instead. */
export const FACT = /\{([\w-]+(?:\.[\w-]+)+)\}/g;

/** A text for HTML, XML or SVG, in an element or an attribute. */
export const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
