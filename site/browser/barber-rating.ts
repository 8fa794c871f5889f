import { countWords, formatRating } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';

/** Puts a barber's average into the head of his page; where it does not come, nothing stands there. */
async function show(place: HTMLElement): Promise<void> {
  const { rating: from = '', count = '' } = place.dataset;
  const { average, published } = await (await fetch(from, { credentials: 'include' })).json();
  if (typeof average !== 'number') return;
  const { lang } = document.documentElement;
  const template = place.querySelector(published ? '[data-rated]' : ':not([data-rated])');
  place.innerHTML = fill(template?.innerHTML ?? '', {
    rating: formatRating(average, lang),
    count: countWords(JSON.parse(count), published, lang),
  });
}

// Without a network the page stays as it is.
for (const place of document.querySelectorAll<HTMLElement>('[data-rating]')) show(place).catch(() => {});
