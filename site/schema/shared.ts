import { z } from 'zod';
import { isClock, isDay } from '../../domain/dubai-time.ts';
import { isEmail } from '../../domain/email.ts';
import { isPhone } from '../../domain/phone.ts';

export const text = z.string().trim().min(1, 'must not be empty');
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, such as beard-trim');
export const list = <T extends z.ZodType>(item: T) => z.array(item).min(1, 'must have at least one entry');
/** Whole dirhams. */
export const price = z.int('must be a whole number of dirhams').positive('must be more than 0 AED');
export const minutes = z.int('must be whole minutes').min(5).max(480);
export const phone = z.string().refine(isPhone, 'must be an international number, such as +971 4 000 0001');
export const email = z.string().refine(isEmail, 'must be an email address');
export const clock = z.string().refine(isClock, 'must be a time from 00:00 to 23:59, such as 09:00');
export const day = z.string().refine(isDay, 'must be a day that exists, such as 2026-03-01');
export const url = z.url('must be a full web address');
export const rating = z.number().min(1, 'must be between 1 and 5').max(5, 'must be between 1 and 5');
export const stars = z
  .int('must be whole stars')
  .min(1, 'must be between 1 and 5')
  .max(5, 'must be between 1 and 5');
export const coordinates = z.strictObject({
  lat: z.number().min(-90, 'must be between -90 and 90').max(90, 'must be between -90 and 90'),
  lng: z.number().min(-180, 'must be between -180 and 180').max(180, 'must be between -180 and 180'),
});
/** Marks a record that nobody gave: invented until the owner replaces it. */
export const sample = z.literal(true).optional();

export const seo = z.strictObject({
  title: z.string().min(30, 'must have 30 to 60 characters').max(60, 'must have 30 to 60 characters'),
  description: z
    .string()
    .min(70, 'must have 70 to 160 characters')
    .max(160, 'must have 70 to 160 characters'),
  keywords: text.optional(),
});
export const heading = z.strictObject({ eyebrow: text.optional(), title: text, lead: text.optional() });
export const point = z.strictObject({ title: text, text });
export const question = z.strictObject({ question: text, answer: text });
export const call = z.strictObject({ title: text, text });
