import { expect, it } from 'vitest';
import { editions } from '../../../tests/support/editions.ts';
import { areasLike } from './areas.ts';

for (const [at, edition] of editions.entries())
  it.each([
    ['JVC', ['jumeirah-village-circle']],
    ['jlt', ['jumeirah-lakes-towers']],
    ['تيكوم', ['barsha-heights']],
    ['tecom', ['barsha-heights']],
    ['ارجان', ['arjan']],
    ['الأرجان', ['arjan']],
    ['برشا ١', ['al-barsha-1']],
    ['البرشا جنوب', ['al-barsha-south']],
    ['ام سقيم', ['umm-suqeim']],
    ['نخله جميرا', ['palm-jumeirah']],
    ['مرسى دبي', ['dubai-marina']],
    ['the Marina', ['dubai-marina']],
    ['al barsha', ['al-barsha-1', 'al-barsha-2', 'al-barsha-south', 'barsha-heights']],
    ['Mirdiff', ['mirdif']],
    ['Jumaira village triangle', ['jumeirah-village-triangle']],
    ['Paris', []],
  ])(`%s is found in edition ${at}`, (typed, ids) => {
    const names = ids.map((id) => edition.words.areas.items[id]);
    expect(areasLike(edition.areas, typed).map(({ name }) => name)).toEqual(names);
  });
