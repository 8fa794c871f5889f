/** Averages of the published reviews: they come after the build, and where they do not come the page stays as it is. */
import { place, type Reported } from '../../contract/events.ts';
import { countWords, formatRating } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';

declare global {
  interface Window {
    /** The answer that the head of the page asked for, for the reviews below it. */
    reviewCounts?: Promise<unknown>;
  }
}

const NEAR = '300px';
const { lang } = document.documentElement;

const figuresFrom = async (url = '') => (await fetch(url, { credentials: 'include' })).json();

/** In the head of a barber's page. */
async function showAverage(at: HTMLElement): Promise<void> {
  const asked = figuresFrom(at.dataset.rating);
  window.reviewCounts = asked;
  const { average, published } = await asked;
  if (typeof average !== 'number') return;
  const template = at.querySelector(published ? '[data-rated]' : ':not([data-rated])');
  at.innerHTML = fill(template?.innerHTML ?? '', {
    rating: formatRating(average),
    count: countWords(JSON.parse(at.dataset.count ?? ''), published, lang),
  });
}

/** Under the card of every barber who has reviews, with a way to book. */
async function showTeam(team: HTMLElement): Promise<void> {
  const rated = await figuresFrom(team.dataset.ratings);
  const template = team.querySelector('template')?.innerHTML ?? '';
  for (const card of team.querySelectorAll<HTMLElement>('[data-barber]')) {
    const { barber = '', branch = '' } = card.dataset;
    const { average, published } = rated[barber] ?? {};
    if (typeof average !== 'number' || typeof published !== 'number') continue;
    const rating = formatRating(average);
    const count = countWords(JSON.parse(team.dataset.count ?? ''), published, lang);
    card.insertAdjacentHTML('beforeend', fill(template, { rating, number: `${published}`, count }));
    const book = card.querySelector<HTMLAnchorElement>('.team-rated a');
    if (!book) continue;
    book.href = `${book.pathname}?branch=${branch}&barber=${barber}`;
    book.ariaLabel = `${book.textContent}: ${card.querySelector('h3')?.textContent}`;
    const by: Reported = { event: 'book_click', section: 'barber', location: place('{barber}', barber) };
    Object.assign(book.dataset, by);
  }
}

for (const at of document.querySelectorAll<HTMLElement>('[data-rating]')) showAverage(at).catch(() => {});

// Most visitors never come to the team.
const teams = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      teams.unobserve(target);
      showTeam(target as HTMLElement).catch(() => {});
    }
  },
  { rootMargin: NEAR },
);
for (const team of document.querySelectorAll('[data-ratings]')) teams.observe(team);

/** A photo fades in when it has come; one that cannot be shown goes, and the medallion beneath stands in for it. */
for (const photo of document.querySelectorAll<HTMLImageElement>('[data-portrait] img')) {
  const drop = () => photo.closest('.scene')?.remove();
  if (photo.complete && !photo.naturalWidth) drop();
  photo.onerror = drop;
  photo.onload = () => {
    for (const fade of photo.getAnimations()) fade.play();
  };
}
