import { expect, it } from 'vitest';
import { smallEdition } from '../../../tests/support/small-edition.ts';
import { callButton, chatButton } from './calls.ts';

const edition = smallEdition();

it.each([
  ['Call', 'Call Harbour One'],
  ['Call Harbour', 'Call Harbour'],
  ['Call Harbour One', 'Call Harbour One'],
])('a button that reads %s is heard as %s', (label, heard) => {
  for (const { label: seen, describe } of [
    callButton(edition.mainBranch, label),
    chatButton(edition, edition.mainBranch, label, 'hero_section'),
  ])
    expect([seen, describe].filter(Boolean).join(' ')).toBe(heard);
});
