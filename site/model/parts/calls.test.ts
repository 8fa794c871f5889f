import { expect, it } from 'vitest';
import { smallEdition } from '../../../tests/support/small-edition.ts';
import { callButton, chatButton } from './calls.ts';

const edition = smallEdition();

it.each([
  ['Call', 'Call Harbour One'],
  ['Call Harbour', 'Call Harbour'],
])('a button labelled %s has the accessible name %s, with the branch once', (label, accessibleName) => {
  for (const { label: visible, describe } of [
    callButton(edition, edition.mainBranch, label),
    chatButton(edition, edition.mainBranch, label, 'hero_section'),
  ])
    expect([visible, describe].filter(Boolean).join(' ')).toBe(accessibleName);
});
