import { z } from 'zod';
import { ID } from '../../contract/changes.ts';
import { type RouteName, routes } from '../../contract/routes.ts';
import { formatPhone, instagramName, isEmail, isPhone } from '../../domain/contact.ts';
import { type Day, isClock, isDay } from '../../domain/dubai-time.ts';
import { NOT_A_SPAN, readSpan } from '../../domain/span.ts';
import { hasLetters } from '../../domain/text.ts';

/** A text that may have neither letters nor digits, such as '&'. */
export const notEmpty = z.string().trim().min(1, 'must not be empty');
export const text = notEmpty.refine((value) => !value || hasLetters(value), 'must have a letter or a digit');
/** Ids become part of file names, whose length is limited. */
const LONGEST_ID = 80;
export const id = z
  .string()
  .regex(ID, 'must be lower-case words joined by hyphens, such as beard-trim')
  .max(LONGEST_ID, `must have at most ${LONGEST_ID} characters`);
export const list = <T extends z.ZodType>(item: T) => z.array(item).min(1, 'must have at least one entry');
/** A whole number, a range of them, or the least of them. */
const spanIn = (format: 'price' | 'minutes', minimum: number, maximum: number) =>
  z
    .union([z.number(), z.string()])
    .transform((value, { addIssue }) => {
      const read = readSpan(value);
      if (!read) addIssue({ code: 'custom', message: NOT_A_SPAN });
      const { from, to } = read ?? { from: minimum, to: minimum };
      if (from < minimum) addIssue({ code: 'too_small', origin: 'number', minimum, input: value });
      if ((to ?? from) > maximum) addIssue({ code: 'too_big', origin: 'number', maximum, input: value });
      return { from, to };
    })
    .meta({ format, minimum, maximum });
/** Dirhams. */
export const price = spanIn('price', 1, 100_000);
export const minutes = spanIn('minutes', 5, 480);
export const percent = z.number().min(0, 'must be between 0 and 100').max(100, 'must be between 0 and 100');
// The editor chooses the input type by `format`.
export const phone = z
  .string()
  .refine(isPhone, 'must be a phone number, such as 050 123 4567 or +971 4 399 1234')
  .transform((text) => (isPhone(text) ? formatPhone(text) : text))
  .meta({ format: 'tel' });
/** A handle, or the address of the profile, which becomes the handle. */
export const instagram = z
  .string()
  .refine(instagramName, 'must be a name on Instagram, such as @jkmasters')
  .transform((text) => `@${instagramName(text)}`);
export const email = z.string().refine(isEmail, 'must be an email address').meta({ format: 'email' });
/** A string that a type guard narrows. */
const narrowed = <T extends string>(is: (text: string) => text is T, message: string) =>
  z
    .string()
    .refine(is, message)
    .transform((text) => text as T);
export const clock = narrowed(isClock, 'must be a time from 00:00 to 23:59, such as 09:00').meta({
  format: 'time',
});
/** Days far from today are typing errors. */
const isLikelyDay = (text: string): text is Day => isDay(text) && /^20[2-9]|^2100/.test(text);
export const day = narrowed(isLikelyDay, 'must be a day from 2020 to 2100, such as 2026-03-01').meta({
  format: 'date',
});
const oneToFive = 'must be between 1 and 5';
export const rating = z.number().min(1, oneToFive).max(5, oneToFive);
export const stars = z.int().min(1, oneToFive).max(5, oneToFive);

// The bounds of the Emirates, in degrees.
const LATITUDE = { least: 22, most: 27 };
const LONGITUDE = { least: 51, most: 57 };
const within = (value: number, { least, most }: typeof LATITUDE) => value >= least && value <= most;
/** A position in the Emirates; rejects others, and swapped coordinates. */
export const coordinates = z
  .strictObject({ lat: z.number(), lng: z.number() })
  .superRefine(({ lat, lng }, at) => {
    const refuse = (field: string, message: string) =>
      at.addIssue({ code: 'custom', path: [field], message, input: { lat, lng } });
    if (within(lat, LONGITUDE) && within(lng, LATITUDE))
      refuse('lat', 'and lng are the wrong way round: exchange them');
    else if (!within(lat, LATITUDE)) refuse('lat', 'must be a latitude of the Emirates, between 22 and 27');
    else if (!within(lng, LONGITUDE)) refuse('lng', 'must be a longitude of the Emirates, between 51 and 57');
  });
/** Marks made-up data that the owner has yet to replace. */
export const sample = z.literal(true).exactOptional();

/** Splits a literal such as 'title lead' into a union of its words. */
type Names<List extends string> = List extends `${infer First} ${infer Rest}` ? First | Names<Rest> : List;
export const namesOf = <List extends string>(...lists: List[]) => lists.join(' ').split(' ') as Names<List>[];
/** An enum: oneOf('light dark'). */
export const oneOf = <List extends string>(list: List) => z.enum(namesOf(list));
/** An object whose fields share a schema: fieldsOf(text)('title lead'). */
export const fieldsOf =
  <S extends z.ZodType>(schema: S) =>
  <List extends string>(...lists: List[]) => {
    const fields = namesOf(...lists).map((name) => [name, schema]);
    return z.strictObject(Object.fromEntries(fields) as Record<Names<List>, S>);
  };
/** An object of texts: texts('title lead'). */
export const texts = fieldsOf(text);
/** One text per plural category (https://cldr.unicode.org/index/cldr-spec/plural-rules). */
export const plural = z.strictObject({
  zero: text.exactOptional(),
  one: text.exactOptional(),
  two: text.exactOptional(),
  few: text.exactOptional(),
  many: text.exactOptional(),
  other: text,
});

/** Length and uniqueness are checked after facts are filled in. */
export const seo = z.strictObject({ title: text, description: text, keywords: text.exactOptional() });
export const heading = z.strictObject({
  eyebrow: text.exactOptional(),
  title: text,
  lead: text.exactOptional(),
});
/** Without an eyebrow where it would repeat the page's name in the breadcrumbs. */
export const hero = texts('title lead').extend({ eyebrow: text.exactOptional() });
/** Fields that every page has; `trail` is its name in the breadcrumbs. */
export const page = z.strictObject({ seo, trail: text, hero });
export const point = texts('title text');
/** A point with a drawing, by its file name in site/assets/drawings. */
export const drawing = id.meta({ choices: 'drawings' });
export const drawnPoint = point.extend({ drawing: drawing.exactOptional() });
/** A picture by its name in site/assets/scenes. */
export const scene = id.meta({ choices: 'scenes' });
export const question = texts('question answer');
/** The closing call to action. */
export const call = texts('title text');
export const named = texts('name text');
export const described = texts('name description');
/** A heading with a list of items. */
export const section = <T extends z.ZodType>(item: T) => z.strictObject({ heading, items: list(item) });
export const byId = <T extends z.ZodType>(item: T) => z.record(id, item);
/** A heading with items by fact id. */
export const sectionById = <T extends z.ZodType>(item: T) => z.strictObject({ heading, items: byId(item) });
export const sitePath = z
  .string()
  .regex(/^\/[a-z0-9/#-]*$/, 'must be a path of this site, such as /services')
  .meta({ choices: 'pages' });
/** A page by its name in the route table. */
export const routeName = z.enum(Object.keys(routes) as RouteName[]);
/** A button with a link to a page. */
export const action = z.strictObject({ label: text, to: routeName });
