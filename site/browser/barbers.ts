/** Adds review averages, which change after the build. If the request fails, the page stays unchanged. */
import { countWords, formatRating } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';

declare global {
  interface Window {
    /** The response requested for the hero, reused by the reviews island. */
    reviewCounts?: Promise<unknown>;
  }
}

const NEAR = '300px';
const { lang } = document.documentElement;

const figuresFrom = async (url = '') => (await fetch(url, { credentials: 'include' })).json();

/** Shows the average in the hero of a barber's page. */
async function showAverage(at: HTMLElement): Promise<void> {
  const response = figuresFrom(at.dataset.rating);
  window.reviewCounts = response;
  const { average, published } = await response;
  if (typeof average !== 'number') return;
  const template = at.querySelector(published ? '[data-rated]' : ':not([data-rated])');
  at.innerHTML = fill(template?.innerHTML ?? '', {
    rating: formatRating(average),
    count: countWords(JSON.parse(at.dataset.count ?? ''), published, lang),
  });
}

/** Shows the average on the card of every barber with reviews. */
async function showTeam(team: HTMLElement): Promise<void> {
  const rated = await figuresFrom(team.dataset.ratings);
  const template = team.querySelector('template')?.innerHTML ?? '';
  for (const card of team.querySelectorAll<HTMLElement>('[data-barber]')) {
    const { barber = '' } = card.dataset;
    const { average, published } = rated[barber] ?? {};
    if (typeof average !== 'number' || !published) continue;
    const rating = formatRating(average);
    const count = countWords(JSON.parse(team.dataset.count ?? ''), published, lang);
    card.insertAdjacentHTML('beforeend', fill(template, { rating, count }));
  }
}

for (const at of document.querySelectorAll<HTMLElement>('[data-rating]')) showAverage(at).catch(() => {});

// Loads averages only near the team section, which most visitors never reach.
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

/** Fades in loaded photos and removes broken ones, which reveals the medallion underneath. */
for (const photo of document.querySelectorAll<HTMLImageElement>('[data-portrait] img')) {
  const drop = () => photo.closest('.scene')?.remove();
  if (photo.complete && !photo.naturalWidth) drop();
  photo.onerror = drop;
  photo.onload = () => photo.getAnimations()[0]?.play();
}
