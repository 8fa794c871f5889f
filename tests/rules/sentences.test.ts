import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeChange, describeEntry, sentenceOf } from '../../console/editor/sentences.ts';
import { withNamesIn } from '../../console/names.ts';
import type { Finding } from '../../contract/findings.ts';
import type { Change } from '../../domain/field-path.ts';
import { NOT_A_SPAN } from '../../domain/span.ts';
import { wordFiles } from '../../edition/schema/catalogue.ts';
import { factFiles } from '../../edition/schema/facts.ts';
import { articleFile } from '../../edition/schema/words/articles.ts';
import { staffPage } from '../../site/model/staff.ts';
import { arabic, editions } from '../support/editions.ts';
import { read, sourceFiles } from '../support/sources.ts';

const consoles = editions.map((edition) => withNamesIn(staffPage(edition, editions).console, []));
const withoutIsolates = (text: string) => text.replace(/[\u2068\u2069]/g, '');

const price = { file: 'facts/services.yaml', path: ['haircut', 'price'], before: 60, value: 65 };
const opens = { file: 'facts/branches.yaml', path: ['jvc', 'hours', 'opens'] };
const title = { file: 'ar/home.yaml', path: ['hero', 'title'] };
const ali = { file: 'facts/team.yaml', path: ['ali'], before: null, value: { id: 'ali', name: 'Ali' } };
const ofPress = { file: 'facts/page-prices.yaml', path: ['press-kit', 'haircut', 'price'] };
const words = { file: 'ar/services.yaml', path: ['items', 'haircut'] };
const eid = { from: '2027-03-09', until: '2027-03-11', reason: { en: 'Eid', ar: 'العيد' } };
const exceptions = { file: 'facts/branches.yaml', path: ['jvc', 'exceptions'] };
const friday = { file: 'facts/branches.yaml', path: ['jvc', 'hours', 'days', 'friday'] };
const sentence = 'Message us, get a time and come in: our whole team is here';
const room = { file: 'facts/photos.yaml', path: ['grooming-tips-dubai-mx03az5z'], before: null };
const photo = { file: 'facts/photos.yaml', path: ['branch-jvc', 'photo'], before: null, value: 'a0' };

it.each<[Change, english: string, arabic: string]>([
  [price, 'Haircut 60 → 65', 'قصّ الشعر: من 60 إلى 65'],
  [
    { ...opens, before: '10:00', value: '12:00' },
    'JVC: Hours, Opens 10:00 AM → 12:00 PM',
    'قرية جميرا الدائرية: ساعات العمل، يفتح: من 10:00 ص إلى 12:00 ظهرًا',
  ],
  [
    { ...title, before: 'أ', value: 'ب' },
    'Home (العربية): Top of the page, Title “أ” → “ب”',
    'الرئيسية (العربية): أعلى الصفحة، العنوان: من «أ» إلى «ب»',
  ],
  [
    { ...title, before: `${sentence} daily until one.`, value: `${sentence} daily until two.` },
    'Home (العربية): Top of the page, Title “… here daily until one.” → “… here daily until two.”',
    'الرئيسية (العربية): أعلى الصفحة، العنوان: من «… here daily until one.» إلى «… here daily until two.»',
  ],
  [
    { ...exceptions, before: [], value: [{ ...eid, opens: '14:00', closes: '22:00' }] },
    'JVC: Other hours: Eid, Tuesday, 9 March 2027 to Thursday, 11 March 2027: 2:00 PM – 10:00 PM added',
    'إضافة: قرية جميرا الدائرية: ساعات عمل أخرى: العيد، من الثلاثاء 9 مارس 2027 إلى الخميس 11 مارس 2027: من 2:00 م حتى 10:00 م',
  ],
  [
    { ...friday, before: null, value: { opens: '14:00', break: { from: '17:00', until: '18:00' } } },
    'JVC: Hours, Weekdays with other hours, Friday: Opens 2:00 PM, Break From 5:00 PM, Until 6:00 PM added',
    'إضافة: قرية جميرا الدائرية: ساعات العمل، أيام بساعات أخرى، الجمعة: يفتح 2:00 م، استراحة من 5:00 م، حتى 6:00 م',
  ],
  [ali, 'The Team: Ali added', 'إضافة: الفريق: Ali'],
  [
    { ...ofPress, before: 70, value: '60-75' },
    'Haircut, Press Kit 70 → 60–75',
    'قصّ الشعر، الملف الصحفي: من 70 إلى 60–75',
  ],
  [
    { ...words, before: { name: 'قصّ' }, value: null },
    'Haircut (العربية) removed',
    'إزالة: قصّ الشعر (العربية)',
  ],
  [
    { ...title, before: 'نعم.', value: 'نعم، حتى {closes} كلّ يوم.' },
    'Home (العربية): Top of the page, Title “نعم.” → “نعم، حتى (Closes) كلّ يوم.”',
    'الرئيسية (العربية): أعلى الصفحة، العنوان: من «نعم.» إلى «نعم، حتى (يغلق) كلّ يوم.»',
  ],
  [photo, 'JVC: Picture added', 'إضافة: قرية جميرا الدائرية: صورة'],
  [
    { ...photo, path: ['grooming-tips-dubai-mx03az5z', 'photo'] },
    'Grooming tips for men in Dubai: Picture added',
    'إضافة: نصائح العناية للرجال في دبي: صورة',
  ],
  [
    { ...room, value: { slot: 'grooming-tips-dubai-mx03az5z', purpose: 'A beard' } },
    'Grooming tips for men in Dubai: Picture added',
    'إضافة: نصائح العناية للرجال في دبي: صورة',
  ],
  [{ ...photo, before: 'b1' }, 'JVC: Picture changed', 'تغيير: قرية جميرا الدائرية: صورة'],
  [{ ...photo, value: false }, 'JVC: Picture removed', 'إزالة: قرية جميرا الدائرية: صورة'],
  [
    { ...price, path: ['haircut', 'hidden'], before: null, value: true },
    'Haircut: Hide from the menu no → yes',
    'قصّ الشعر: إخفاء من قائمة الخدمات: من لا إلى نعم',
  ],
])('describes a change in both languages: %#', (change, ...expected) => {
  expect(consoles.map((context) => withoutIsolates(describeChange(context, change)))).toEqual(expected);
});

const entry = { publication: 2, at: '', by: '', pages: [], byItself: false, changes: [price] };
it('describes an undo in both languages', () => {
  const one = { ...entry, isUndo: true };
  expect(consoles.map((context) => withoutIsolates(`${describeEntry(context, one)}`))).toEqual([
    'Undone: Haircut 60 → 65',
    'تراجع عن: قصّ الشعر: من 60 إلى 65',
  ]);
});

const finding = (file: string, path: string[], reason: string, more: Partial<Finding> = {}): Finding => ({
  ...{ level: 'blocker', file, path, reason, text: '' },
  ...more,
});

it.each<[Finding, english: string, arabic: string]>([
  [
    finding('ar/services.yaml', ['items', 'father-and-son'], 'is missing', { code: 'missing' }),
    'Father and son has no Arabic name or text',
    'Father and son: ينقص الاسم أو النصّ (العربية)',
  ],
  [
    finding('facts/branches.yaml', ['jvc', 'phone'], 'is missing', { code: 'missing' }),
    'JVC: Phone is missing',
    'قرية جميرا الدائرية: الهاتف: لم يُكتب بعد',
  ],
  [
    finding('facts/services.yaml', ['eyebrows', 'price'], NOT_A_SPAN),
    'Eyebrows: Price: Enter a whole number, a range such as 150–250, or 150+.',
    'ترتيب الحواجب: السعر: اكتب رقمًا صحيحًا، أو نطاقًا مثل 150–250، أو 150+',
  ],
  [
    finding('facts/team.yaml', ['ali', 'branch'], "there is no branch 'x'", {
      template: "there is no branch '{name}'",
      values: { name: 'x' },
    }),
    'The Team: Ali, Branch: There is no branch called “x”.',
    'الفريق: Ali، الفرع: لا يوجد فرع باسم «x»',
  ],
  [
    finding('en/home.yaml', ['seo', 'title'], 'is the same as in content/en/services-page.yaml', {
      template: 'is the same as in content/{other}',
      values: { other: 'en/services-page.yaml' },
    }),
    'Home: Search engines, Title: is the same as on “Services page”: say what only this page has',
    'الرئيسية: محرّكات البحث، العنوان: هو نفسه في «صفحة الخدمات». اكتب ما يخصّ هذه الصفحة وحدها',
  ],
  [
    finding('facts/page-prices.yaml', ['jvc', 'kids-haircuts', 'price'], '', {
      template: 'says AED {value}, but {page} says AED {other}',
      values: { thing: 'kids-haircut', value: '55', page: 'services', other: '50' },
    }),
    'Kids Haircuts, JVC: Price: AED 55 here, AED 50 on Services',
    'قصّ شعر الأطفال، قرية جميرا الدائرية: السعر: 55 درهم هنا، و50 درهم في الخدمات',
  ],
  [
    finding('ar/legal.yaml', ['terms', 'trail'], '', {
      template: 'names {placeholder}, and the same text in content/{locale} does not',
      values: { placeholder: '{cancelHours}', locale: 'en' },
    }),
    'Legal pages (العربية): Terms, Name in the path above the title: mentions “Cancel at least (hours) before”, and the same text in the other language does not',
    'الصفحات القانونية (العربية): الشروط، الاسم في المسار فوق العنوان: يذكر «الإلغاء قبل الموعد (بالساعات)»، والنصّ نفسه باللغة الأخرى لا يذكره',
  ],
])('writes a finding as a sentence in both languages: %#', (given, ...expected) => {
  expect(consoles.map((context) => withoutIsolates(sentenceOf(context, given)))).toEqual(expected);
});

it('isolates a value in another script, so that its signs keep their order', () => {
  const phone = { ...opens, path: ['jvc', 'phone'], before: '+971 4 000 0003', value: 'لا' };
  const [english, arabic] = consoles.map((context) => describeChange(context, phone));
  expect(english).toMatch(/“\+971 4 000 0003” → \u2068“لا”\u2069$/);
  expect(arabic).toMatch(/من \u2068«\+971 4 000 0003»\u2069 إلى «لا»$/);
});

describe('the messages of the server', () => {
  const files = sourceFiles(/^(edition|changes|server|tools\/jk)\/(?!.*test).*\.ts$/).map(read);
  const messagesOf = editions.map(({ words }) => words.staff.messages);

  it('have translations keyed by the exact text that the server uses, with the same placeholders', () => {
    const quoted = [/'((?:[^'\\\n]|\\.)+)'/g, /"([^"\n]+)"/g, /`([^`\n]+)`/g];
    const literals = quoted.flatMap((pattern) =>
      files.flatMap((file) => [...file.matchAll(pattern)].map(([, literal = '']) => literal)),
    );
    const patterns = [...new Set(literals)]
      .filter((literal) => literal.includes(' ') || literal.includes('${'))
      .map((literal) => literal.split(/\$\{(?:[^{}]|\{[^}]*\})*\}/))
      .filter((parts) => parts.join('').length > 6)
      .map((parts) => new RegExp(`^${parts.map((part) => part.replace(/\W/g, '\\$&')).join('.*')}$`, 's'));
    const known = messagesOf.flatMap(Object.keys);
    expect(known.filter((message) => !patterns.some((pattern) => pattern.test(message)))).toEqual([]);
    const valuesOf = (text = ''): string[] => text.match(/\{\w+\}/g) ?? [];
    const unknown = ([message, text]: [string, string]) =>
      valuesOf(text).some((value) => !valuesOf(message).includes(value));
    expect(messagesOf.flatMap(Object.entries<string>).filter(unknown)).toEqual([]);
  });

  it('include every rule of a field in both languages, and in Arabic every sentence that refuses a request of the console', () => {
    const rules = ['facts', 'hours', 'shared'].flatMap((name) =>
      [...read(`edition/schema/${name}.ts`).matchAll(/'((?:must|and) [^']+)'/g)].map(([, rule = '']) => rule),
    );
    expect(rules.length).toBeGreaterThan(20);
    for (const messages of messagesOf) expect(rules.filter((rule) => !messages[rule])).toEqual([]);
    const sentences = sourceFiles(/^server\/(staff|changes|today)\/(?!.*test).*\.ts$/).flatMap((file) =>
      [...read(file).matchAll(/new (?:Problem|Refusal)\((?:\d+, )?'([A-Z][^']+\.)'/g)].map(
        ([, text = '']) => text,
      ),
    );
    expect(sentences.length).toBeGreaterThan(10);
    expect(sentences.filter((text) => !arabic.words.staff.messages[text])).toEqual([]);
  });
});

it('has a name in both languages for every field, so that no label is made of a key', () => {
  const { staff: _, ...words } = wordFiles;
  const keysIn = (schema: unknown): string[] => {
    if (Array.isArray(schema)) return schema.flatMap(keysIn);
    if (typeof schema !== 'object' || !schema) return [];
    const { properties = {}, enum: options = [], ...rest } = schema as Record<string, object>;
    return [
      ...Object.keys(properties),
      // Choices are named where they are listed.
      ...('choices' in rest ? [] : Object.values(options).map(String)),
      ...[properties, rest].flatMap(Object.values).flatMap(keysIn),
    ];
  };
  const schemas = [...Object.values({ ...words, ...factFiles }), articleFile].map((schema) =>
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  );
  for (const { words: own } of editions) {
    const named = new Set(Object.keys(own.staff.editor.names).map((name) => name.split('.').at(-1)));
    expect([...new Set(schemas.flatMap(keysIn))].filter((key) => !named.has(key))).toEqual([]);
  }
});
