import { expect, it } from 'vitest';
import { editions } from '../../../tests/support/editions.ts';
import { smallEdition } from '../../../tests/support/small-edition.ts';
import { callButton, chatButton } from './calls.ts';

const edition = smallEdition();

it.each([
  ['Call', 'Call Harbour One'],
  ['Call Harbour', 'Call Harbour'],
  ['Call Harbour One', 'Call Harbour One'],
])('a button that reads %s is heard as %s', (label, heard) => {
  for (const { label: seen, describe } of [
    callButton(edition, edition.mainBranch, label),
    chatButton(edition, edition.mainBranch, label, 'hero_section'),
  ])
    expect([seen, describe].filter(Boolean).join(' ')).toBe(heard);
});

it('says of which branch a button is in the words of its language', () => {
  for (const edition of editions) {
    const { call, chat } = edition.words.interface.ofBranch;
    const { name } = edition.mainBranch;
    const label = edition.words.interface.labels.call;
    expect(callButton(edition, edition.mainBranch, label).describe).toBe(call.replace('{branch}', name));
    expect(chatButton(edition, edition.mainBranch, label, 'hero_section').describe).toBe(
      chat.replace('{branch}', name),
    );
  }
});
