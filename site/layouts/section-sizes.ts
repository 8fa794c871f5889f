import measured from './section-sizes.json';

/** Heights in px of what stands below the head of a page, in order, the footer last. */
export type Heights = number[];
/** On a phone of 390 px, and from 48rem on. */
export type SectionSizes = { phone: Heights; wide: Heights };

/** The head is the first; the file of later styles and scripts are no parts of a page. */
const partAt = (index: number) => `main>:nth-child(${index + 2} of :not(link,script))`;

/** The style that tells a browser how high the sections of a page will be; a page not measured yet has none. */
export function sectionSizes(path: string): string {
  const sizes = (measured as Record<string, SectionSizes>)[path];
  if (!sizes) return '';
  const rules = sizes.phone.map((height, index) => {
    const isFooter = index === sizes.phone.length - 1;
    return `${isFooter ? '.site-footer' : partAt(index)}{--high:${height}px;--high-wide:${sizes.wide[index]}px}`;
  });
  return `@layer base{${rules.join('')}}`;
}
