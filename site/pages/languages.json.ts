import { editions } from '../model/editions.ts';

/** What a page in another language says to whoever reads this one: fetched by those alone who are offered it. */
export const GET = () =>
  Response.json(
    Object.fromEntries(editions.map(({ locale, words }) => [locale, words.interface.language.offer])),
  );
