import { z } from 'zod';
import { type RouteName, routes } from '../../contract/routes.ts';
import { isEmail, isPhone } from '../../domain/contact.ts';
import { isClock, isDay } from '../../domain/dubai-time.ts';
import { hasLetters } from '../../domain/text.ts';

/** A sign between words, such as '&'. */
export const sign = z.string().trim().min(1, 'must not be empty');
export const text = sign.refine((said) => !said || hasLetters(said), 'must have a letter or a digit');
/** As long as the name of a file may be, with what stands around it. */
const LONGEST_ID = 80;
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, such as beard-trim')
  .max(LONGEST_ID, `must have at most ${LONGEST_ID} characters`);
export const list = <T extends z.ZodType>(item: T) => z.array(item).min(1, 'must have at least one entry');
/** Whole dirhams. */
export const price = z.int().positive('must be more than 0 AED');
export const minutes = z.int().min(5).max(480);
export const percent = z.number().min(0, 'must be between 0 and 100').max(100, 'must be between 0 and 100');
// The desk edits each by the control that its format has in a browser.
export const phone = z
  .string()
  .refine(isPhone, 'must be an international number, such as +971 4 000 0001')
  .meta({ format: 'tel' });
export const email = z.string().refine(isEmail, 'must be an email address').meta({ format: 'email' });
/** A text that is of a narrower type once it was proven to be. */
const proven = <T extends string>(is: (text: string) => text is T, message: string) =>
  z
    .string()
    .refine(is, message)
    .transform((text) => text as T);
export const clock = proven(isClock, 'must be a time from 00:00 to 23:59, such as 09:00').meta({
  format: 'time',
});
export const day = proven(isDay, 'must be a day that exists, such as 2026-03-01').meta({
  format: 'date',
});
export const url = z
  .string()
  .regex(
    /^https:\/\/[\w-]+(\.[\w-]+)+(\/\S*)?$/,
    'must be a full web address, such as https://www.example.com',
  )
  .meta({ format: 'uri' });
const oneToFive = 'must be between 1 and 5';
export const rating = z.number().min(1, oneToFive).max(5, oneToFive);
export const stars = z.int().min(1, oneToFive).max(5, oneToFive);

// The Emirates, in degrees.
const NORTH = { least: 22, most: 27 };
const EAST = { least: 51, most: 57 };
const within = (value: number, { least, most }: typeof NORTH) => value >= least && value <= most;
/** A place in the Emirates: elsewhere, or turned round, would send people into the sea. */
export const coordinates = z
  .strictObject({ lat: z.number(), lng: z.number() })
  .superRefine(({ lat, lng }, at) => {
    const refuse = (field: string, message: string) =>
      at.addIssue({ code: 'custom', path: [field], message, input: { lat, lng } });
    if (within(lat, EAST) && within(lng, NORTH))
      refuse('lat', 'and lng are the wrong way round: exchange them');
    else if (!within(lat, NORTH)) refuse('lat', 'must be a latitude of the Emirates, between 22 and 27');
    else if (!within(lng, EAST)) refuse('lng', 'must be a longitude of the Emirates, between 51 and 57');
  });
/** Marks a record that nobody gave: invented until the owner replaces it. */
export const sample = z.literal(true).exactOptional();

/** The names in a list such as 'title lead'. */
type Names<List extends string> = List extends `${infer First} ${infer Rest}` ? First | Names<Rest> : List;
export const namesOf = <List extends string>(...lists: List[]) => lists.join(' ').split(' ') as Names<List>[];
/** One of these: oneOf('light dark'). */
export const oneOf = <List extends string>(list: List) => z.enum(namesOf(list));
/** Fields of one kind by their names, in one list or more: fieldsOf(text)('title lead'). */
export const fieldsOf =
  <S extends z.ZodType>(schema: S) =>
  <List extends string>(...lists: List[]) => {
    const fields = namesOf(...lists).map((name) => [name, schema]);
    return z.strictObject(Object.fromEntries(fields) as Record<Names<List>, S>);
  };
/** Fields that are all texts, by their names: texts('title lead'). */
export const texts = fieldsOf(text);
/** A text a form that the language has for numbers (https://cldr.unicode.org/index/cldr-spec/plural-rules). */
export const plural = z.strictObject({
  zero: text.exactOptional(),
  one: text.exactOptional(),
  two: text.exactOptional(),
  few: text.exactOptional(),
  many: text.exactOptional(),
  other: text,
});
/** Fields that all count. */
export const plurals = fieldsOf(plural);

/** Lengths and uniqueness are checked once the facts are filled in. */
export const seo = z.strictObject({ title: text, description: text, keywords: text.exactOptional() });
export const heading = z.strictObject({
  eyebrow: text.exactOptional(),
  title: text,
  lead: text.exactOptional(),
});
export const hero = texts('eyebrow title lead');
/** What every page of its own address has; `trail` is its name in the breadcrumbs. */
export const page = z.strictObject({ seo, trail: text, hero });
export const point = texts('title text');
/** The same beside a drawing, by the name of its file in site/assets/drawings. */
export const drawnPoint = point.extend({ drawing: id.exactOptional() });
export const question = texts('question answer');
/** What a page ends with: an invitation over its buttons. */
export const call = texts('title text');
export const named = texts('name text');
export const described = texts('name description');
/** A heading over points, questions or whatever else comes as a list. */
export const section = <T extends z.ZodType>(item: T) => z.strictObject({ heading, items: list(item) });
export const byId = <T extends z.ZodType>(item: T) => z.record(id, item);
/** A heading over texts that belong to facts, by their id. */
export const sectionById = <T extends z.ZodType>(item: T) => z.strictObject({ heading, items: byId(item) });
export const sitePath = z
  .string()
  .regex(/^\/[a-z0-9/#-]*$/, 'must be a path of this site, such as /services');
/** A page of the site by its name in the table of addresses. */
export const routeName = z.enum(Object.keys(routes) as RouteName[]);
/** A button that leads to a page. */
export const action = z.strictObject({ label: text, to: routeName });
