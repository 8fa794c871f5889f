import { Breadcrumbs } from './breadcrumbs.tsx';
import type { Examples } from './examples/examples.ts';

export const examples: Examples = {
  'one level': (
    <Breadcrumbs label="You are here, once" crumbs={[{ label: 'Home', href: '#home' }]} current="Services" />
  ),
  'a long name': (
    <Breadcrumbs
      label="You are here, deeper"
      crumbs={[
        { label: 'Home', href: '#home' },
        { label: 'Blog', href: '#blog' },
      ]}
      current="An article whose title does not fit on the line of a phone"
    />
  ),
};
