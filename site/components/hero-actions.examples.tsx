import type { Examples } from './examples/examples.ts';
import { chats } from './examples/samples.ts';
import { HeroActions } from './hero-actions.tsx';

export const examples: Examples = {
  links: (
    <HeroActions
      buttons={[
        { href: '#one', label: 'One' },
        { href: '#two', label: 'Two', kind: 'quiet' },
      ]}
    />
  ),
  'a chat and a link': (
    <HeroActions
      chat={{ id: 'hero-chat', label: 'Contact', title: 'Choose a branch', newTabNote: '(new tab)', chats }}
      buttons={[{ href: '#three', label: 'Three' }]}
    />
  ),
};
