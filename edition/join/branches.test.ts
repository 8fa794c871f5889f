import { expect, it } from 'vitest';
import { branchNames, namesIn } from './branches.ts';

const tariq = { name: 'Tariq Khan', arabicName: 'طارق خان' };

it('uses the name in the script of the language and keeps the other one', () => {
  expect(namesIn('en', tariq)).toEqual({ name: 'Tariq Khan', otherName: { lang: 'ar', text: 'طارق خان' } });
  expect(namesIn('ar', tariq)).toEqual({ name: 'طارق خان', otherName: { lang: 'en', text: 'Tariq Khan' } });
});

it("prefers the name in the language's words", () => {
  expect(namesIn('ar', { name: 'Emre Yıldız' }, 'إمره يلدز')).toMatchObject({ name: 'إمره يلدز' });
  expect(namesIn('en', { name: 'Emre Yıldız' })).toEqual({ name: 'Emre Yıldız' });
});

it('gives a branch a short name in the script of its name', () => {
  const jvc = { name: 'JVC', shortName: 'JVC', arabicName: 'قرية جميرا الدائرية' };
  expect(branchNames('en', jvc, undefined)).toMatchObject({ name: 'JVC', shortName: 'JVC' });
  expect(branchNames('ar', jvc, undefined)).toMatchObject({ shortName: 'قرية جميرا الدائرية' });
  expect(branchNames('ar', jvc, { shortName: 'قرية جميرا' })).toMatchObject({
    name: 'قرية جميرا الدائرية',
    shortName: 'قرية جميرا',
    otherName: { lang: 'en', text: 'JVC' },
  });
});
