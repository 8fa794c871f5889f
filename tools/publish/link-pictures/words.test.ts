import { describe, expect, it } from 'vitest';
import { linkPictureOf } from './words.ts';

const page = (
  main: string,
) => `<meta property="og:site_name" content="A &amp; B"><meta property="og:image" content="https://a.ae/og/locations-jvc.png">
<body><picture><img src="/_astro/header.webp"></picture><main>${main}</main><dialog><p class="quiet">North · South</p></dialog>`;

describe('what a link picture says', () => {
  it('takes the words that a visitor reads first', () => {
    const picture = linkPictureOf(page('<p class="eyebrow">Jumeirah</p><h1>Round <em>the</em> corner</h1>'));
    expect(picture).toEqual({
      file: 'og/locations-jvc.png',
      scene: undefined,
      words: { title: 'Round the corner', eyebrow: 'Jumeirah', brand: 'A & B', places: 'North · South' },
    });
  });

  it('says the name where nothing stands above the heading', () => {
    expect(linkPictureOf(page('<h1>Men&#39;s cuts</h1>'))?.words).toMatchObject({
      title: "Men's cuts",
      eyebrow: 'A & B',
    });
  });

  it('shows the first picture of the page, not one of the frame or a drawing', () => {
    const shown =
      '<h1>x</h1><img src="/_astro/a.svg"><picture><source srcset="/b.avif"><img alt="" src="/_astro/c.webp"></picture>';
    expect(linkPictureOf(page(shown))?.scene).toBe('_astro/c.webp');
  });

  it('is none for a page that names none', () => {
    expect(linkPictureOf('<main><h1>Staff</h1></main>')).toBeUndefined();
  });
});
