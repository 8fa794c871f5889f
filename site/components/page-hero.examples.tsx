import type { Examples } from './examples/examples.ts';
import { drawing, picture } from './examples/samples.ts';
import { PageHero } from './page-hero.tsx';

export const examples: Examples = {
  'words alone': (
    <PageHero
      title="A title"
      lead="A sentence below it."
      trail={{ label: 'Way to the words', crumbs: [{ label: 'Home', href: '#home' }], current: 'Page' }}
    />
  ),
  'with a drawing': (
    <PageHero
      eyebrow="Eyebrow"
      title="A title"
      lead="A sentence."
      trail={{ label: 'Way to the drawing', crumbs: [{ label: 'Home', href: '#home' }], current: 'Page' }}
      drawing={drawing}
    />
  ),
  'with a scene': (
    <PageHero
      title="A title"
      lead="A sentence."
      trail={{ label: 'Way to the scene', crumbs: [{ label: 'Home', href: '#home' }], current: 'Page' }}
      scene={picture}
    />
  ),
  'with a portrait': (
    <PageHero
      eyebrow="Master barber"
      title="A name"
      otherName={{ lang: 'ar', text: 'اسم' }}
      lead="At the branch."
      trail={{ label: 'Way to the portrait', crumbs: [{ label: 'Home', href: '#home' }], current: 'Page' }}
      portrait={<img {...drawing} alt="" />}
    />
  ),
};
