import { place, type Reported } from '../../contract/events.ts';
import { countWords, formatRating } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';

/** Puts average, count and a way to book under the card of everybody who has reviews; without a network none has. */
async function show(team: HTMLElement): Promise<void> {
  const { ratings: from = '', count = '' } = team.dataset;
  const rated = await (await fetch(from, { credentials: 'include' })).json();
  const { lang } = document.documentElement;
  const template = team.querySelector('template')?.innerHTML ?? '';
  for (const card of team.querySelectorAll<HTMLElement>('[data-barber]')) {
    const { barber = '', branch = '' } = card.dataset;
    const { average, published } = rated[barber] ?? {};
    if (typeof average !== 'number' || typeof published !== 'number') continue;
    const rating = formatRating(average, lang);
    const said = countWords(JSON.parse(count), published, lang);
    card.insertAdjacentHTML(
      'beforeend',
      fill(template, { barber, branch, rating, number: `${published}`, count: said }),
    );
    const book = card.querySelector<HTMLAnchorElement>('.team-rated a');
    if (!book) continue;
    book.ariaLabel = `${book.textContent}: ${card.querySelector('h3')?.textContent}`;
    const by: Reported = { event: 'book_click', section: 'barber', location: place('{barber}', barber) };
    Object.assign(book.dataset, by);
  }
}

for (const team of document.querySelectorAll<HTMLElement>('[data-ratings]')) show(team).catch(() => {});
