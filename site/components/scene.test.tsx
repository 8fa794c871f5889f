import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Picture, Scene } from './scene.tsx';

const picture: Picture = {
  alt: 'A bowl of lather',
  loading: 'lazy',
  sources: [{ type: 'image/avif', srcSet: '/a.avif 320w', sizes: '50vw', width: 320, height: 240 }],
  image: { src: '/a.webp', width: 320, height: 240 },
};

describe('a scene', () => {
  it('says its size and waits until it is near', () => {
    const markup = renderToStaticMarkup(<Scene {...picture} />);
    expect(markup).toContain('width="320" height="240"');
    expect(markup).toContain('loading="lazy"');
    expect(markup).not.toContain('fetchPriority');
  });

  it('is fetched first where it is the largest picture of the first screen', () => {
    const markup = renderToStaticMarkup(<Scene {...picture} loading="first" />);
    expect(markup).toContain('fetchPriority="high"');
    expect(markup).not.toContain('lazy');
  });
});
