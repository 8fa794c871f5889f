import type { Examples } from '../examples/examples.ts';
import { ArticleCall } from './article-call.tsx';

export const examples: Examples = {
  'one way on': (
    <ArticleCall title="A question?" text="A sentence." buttons={[{ href: '#book', label: 'Book' }]} />
  ),
};
