/** What somebody does, the file, the text that is replaced and by what, and the one line that is said of it. */
export type Mistake = [what: string, file: string, from: string | RegExp, to: string, says: RegExp];

/** In the words. */
export const inWords: Mistake[] = [
  [
    'a file saved in another encoding',
    'en/home.yaml',
    'eyebrow: The menu',
    'eyebrow: The caf\uFFFD',
    /^content\/en\/home\.yaml:\d+ {2}this line is in another encoding; save the file as UTF-8$/,
  ],
  [
    'a brace that is not closed',
    'en/best-barbershop.yaml',
    '{business.clients}',
    '{business.clients',
    /has a brace that holds no name: '\{business\.clients'; write \{name\} without spaces, and close it/,
  ],
  [
    "a fact in an article's text written as in other texts",
    'en/articles/grooming-tips-dubai.mdx',
    /^(?=\*\*Every few weeks)/m,
    'From {haircut.price}. ',
    /grooming-tips-dubai\.mdx:129 {2}an article's text cannot hold '\{haircut\.price\}'; write \{props\.facts\./,
  ],
  [
    'a tag of HTML in an article',
    'en/articles/grooming-tips-dubai.mdx',
    /^(?=\*\*Every few weeks)/m,
    'One line<br>two. ',
    /grooming-tips-dubai\.mdx:129 {2}an article's text cannot hold '<br>'; begin a paragraph with an empty line/,
  ],
  [
    'a tab',
    'en/home.yaml',
    /^ {2}title:/m,
    '\ttitle:',
    /^content\/en\/home\.yaml:\d+ {2}this line begins with a tab: use spaces$/,
  ],
  [
    'an apostrophe inside single quotes',
    'en/home.yaml',
    "'Visits, told by those who came'",
    "'Visits, told by men who've come'",
    /home\.yaml:\d+ {2}this line has a quote that is opened and not closed: close it/,
  ],
  [
    'a colon in a text',
    'en/home.yaml',
    'eyebrow: The menu',
    'eyebrow: The menu: and more',
    /home\.yaml:\d+ {2}this line has a colon inside a text: put the whole text in quotes/,
  ],
  [
    'a group given twice',
    'en/home.yaml',
    /^hero:\n/m,
    'hero:\nhero:\n',
    /home\.yaml:\d+ {2}this line stands twice in its group: keep one of them/,
  ],
  [
    'braces without quotes',
    'en/locations.yaml',
    /lead: '\{branches\.names\}.*'/,
    'lead: {branches.names}',
    /locations\.yaml:\d+ {2}hero\.lead: must be a text: put it in quotes/,
  ],
  [
    'a title that search results would cut',
    'en/locations.yaml',
    /title: Our .*/,
    `title: ${'Barbershops '.repeat(6)}`,
    /locations\.yaml:\d+ {2}seo\.title: must have 30 to 60 characters, has 71 .*; shorten it by 11/,
  ],
  [
    'a title taken from another page',
    'en/services-page.yaml',
    /title: Services and prices.*/,
    'title: Our {business.branches} barbershops in Dubai | JK Masters',
    /seo\.title: is the same as in content\/en\/\S+; say what only this page has/,
  ],
  [
    'an article with the title of another',
    'en/articles/grooming-tips-dubai.mdx',
    /^title: .*/m,
    'title: The complete guide to fade haircuts in Dubai',
    /title: is the same as in content\/en\/articles\/\S+; say what only this page has/,
  ],
  [
    'a fact that does not exist',
    'en/best-barbershop.yaml',
    '{business.clients}',
    '{business.client}',
    /there is no fact \{business\.client\}; did you mean 'business\.clients'\?/,
  ],
  [
    'a service without words',
    'en/services.yaml',
    /^ {2}eyebrows:\n.*\n.*\n/m,
    '',
    /services\.yaml:\d+ {2}items\.eyebrows: is missing; add it under items/,
  ],
];
