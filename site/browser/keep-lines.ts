/**
 * Where the words of a page's head would take a line more or less in the typefaces of the house than in what stands in for
 * them, the space between words gives way, and nothing below moves. layouts/after-first-frame.astro waits for it, and
 * calls what it gives before anything is painted in them; in a window of another width the words stand freely.
 */
export function keepLines(): void {
  const texts = [...document.querySelectorAll<HTMLElement>('h1, h1 ~ .lead')];
  const heights = texts.map(({ offsetHeight }) => offsetHeight);
  const width = innerWidth;
  const fit = () => {
    if (innerWidth !== width) return;
    texts.forEach((text, index) => {
      const height = heights[index] ?? 0;
      for (let step = 0.05; step < 0.2 && text.offsetHeight !== height; step += 0.05)
        text.style.wordSpacing = `${text.offsetHeight > height ? -step : step}em`;
      // A single word or two have no space to give: their line stays empty.
      if (text.offsetHeight < height) text.style.minBlockSize = `${height}px`;
    });
  };
  (document as Document & { onfaces?: (fit: () => void) => void }).onfaces?.(fit);
  addEventListener('resize', () => {
    if (innerWidth !== width) for (const text of texts) text.removeAttribute('style');
  });
}
