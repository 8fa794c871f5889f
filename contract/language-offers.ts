/** Where the offer of every language stands in its own words; a file of its own, so that the script that asks for it stays small. */
export const languageOffers = '/languages.json';
