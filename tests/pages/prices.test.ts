import { describe, expect, it } from 'vitest';
import { allPages, type BuiltPage, decoded, metaOf, thingsOf, titleOf } from '../support/dist.ts';
import { editionAt } from '../support/editions.ts';

const PRICE = /AED\s(\d+)(?:–\u2060?(\d+))?|(\d+)(?:–\u2060?(\d+))?\sدره[\p{L}\p{M}]+/gu;
/** '60' and '70' from 'AED 60–70' or '60–70 درهمًا'. */
const pricesIn = (text: string) =>
  [...text.matchAll(PRICE)].flatMap(([, ...ends]) => ends.filter((end) => end !== undefined));
const sentencesOf = (text: string) => text.split(/(?<=[.؟?!])\s/);

/** The text nodes of a page. A text that is only a price belongs to the price list. */
function textsOf({ html }: BuiltPage): string[] {
  const visible = html.replace(/<(script|style|template|select)\b[\s\S]*?<\/\1>/g, '');
  return visible.split(/<[^>]*>/).map((text) => decoded(text).trim());
}

const isPrice = (text: string) => text.match(PRICE)?.[0] === text.replace(/^(from|من) /, '');

/** Whether a sentence explains a price that its page does not list, by naming the branch, or the offer with that price. */
function isNamed(sentence: string, price: string, { path }: BuiltPage): boolean {
  const { offers, allBranches } = editionAt(path);
  return (
    allBranches.some(({ shortName }) => sentence.includes(shortName)) ||
    offers.some(
      ({ name, from, to }) =>
        sentence.toLowerCase().includes(name.toLowerCase()) && [from, to].includes(Number(price)),
    )
  );
}

describe('a price in running text', () => {
  const pages = allPages().filter(({ path }) => !/booking$/.test(path));

  it('is in the price list of its page, or names its branch or service', () => {
    const strange = pages.flatMap((page) => {
      const texts = textsOf(page);
      const listed = new Set(texts.filter(isPrice).flatMap(pricesIn));
      const answers = thingsOf(page).filter((thing) => thing['@type'] === 'Answer');
      const running = [...texts, metaOf(page, 'description'), ...answers.map(({ text }) => String(text))];
      return running
        .filter((text) => !isPrice(text))
        .flatMap(sentencesOf)
        .flatMap((sentence) =>
          pricesIn(sentence)
            .filter((price) => !listed.has(price) && !isNamed(sentence, price, page))
            .map((price) => `${page.path}: ${price} in '${sentence}'`),
        );
    });
    expect(strange).toEqual([]);
  });

  it("has no 'from' where the services page shows price ranges of other pages", () => {
    const [, rest = ''] = pages.find(({ path }) => path === '/services')?.html.split('id="prices"') ?? [];
    const prices = [...rest.matchAll(/class="numeral">([^<]*)</g)].map(([, price]) => price);
    expect(prices).toContain('AED\u00a085–95');
    expect(rest).not.toContain(editionAt('/services').words.interface.units.from);
  });

  it('is listed for the three services of JVC that its page is given', () => {
    const page = pages.find(({ path }) => path === '/locations/jvc')?.html.split('id="prices"')[1] ?? '';
    expect(page.split('</ul>')[0]?.match(/class="numeral"/g)).toHaveLength(3);
  });

  it('equals the price of the service that a booking link selects', () => {
    const links = pages.flatMap((page) => {
      const { offers, services } = editionAt(page.path);
      const prices = new Map<string, number>([
        ...services.map(({ id, price }) => [id, price.from] as const),
        ...offers.map(({ id, from }) => [id, from] as const),
      ]);
      const shown = new Set<string>(textsOf(page).join(' ').match(/\d+/g));
      return [...page.html.matchAll(/href="[^"{]*\/booking\?[^"{]*service=([\w-]+)/g)].map(([, id = '']) => ({
        link: `${page.path}: ${id}`,
        isSold: shown.has(String(prices.get(id))),
      }));
    });
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(({ isSold }) => !isSold)).toEqual([]);
  });

  it('is in no title', () => {
    expect(pages.filter((page) => pricesIn(titleOf(page)).length).map(({ path }) => path)).toEqual([]);
  });
});
