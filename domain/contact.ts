import { latinDigits } from './digits.ts';

const SPACING = /[\s().-]/g;
/** What people in the Emirates write before a national number: '0', or '971', '00971' or '+971' with an optional '0'. */
const NATIONAL = /^(?:0|(?:00|\+)?9710?)(?=[1-9]\d{7,8}$)/;
/** A mobile number has nine digits, a landline eight, and a number for the whole country begins with 600 or 800. */
const ABROAD_OR_COMPLETE = /^\+(?!971)[1-9]\d{7,14}$|^\+971(5\d{8}|[234679]\d{7}|[68]00\d{3,9})$/;
const EMIRATES = /^\+971(5\d|\d)(\d{3})(\d{4})$/;

/** Normalizes to E.164: '050 123 4567' becomes '+971501234567'. Throws a RangeError for anything but a phone number. */
export function parsePhone(text: string): string {
  const number = latinDigits(text).trim().replace(SPACING, '').replace(NATIONAL, '+971').replace(/^00/, '+');
  if (!ABROAD_OR_COMPLETE.test(number)) throw new RangeError(`Not a phone number: ${text}`);
  return number;
}

/** Formats a phone number for display: '+971 50 123 4567'. Numbers of other countries keep their spacing. */
export function formatPhone(text: string): string {
  const number = parsePhone(text);
  const parts = EMIRATES.exec(number)?.slice(1);
  if (parts) return ['+971', ...parts].join(' ');
  return text.trim().startsWith('+') ? text.trim() : number;
}

export function isPhone(text: string): boolean {
  try {
    return parsePhone(text) !== '';
  } catch {
    return false;
  }
}

const INSTAGRAM = /^(?:(?:https?:\/\/)?(?:www\.)?instagram\.com\/|@)?([a-z\d._]{1,30})\/?(?:\?\S*)?$/i;

/** The Instagram name in a handle or an address; undefined for anything else. */
export const instagramName = (text: string) => INSTAGRAM.exec(text.trim())?.[1];
export const instagramUrl = (handle: string) => `https://www.instagram.com/${instagramName(handle) ?? ''}`;

/** The longest address that mail servers accept (RFC 5321). */
export const EMAIL_LENGTH = 254;

// As the HTML standard defines <input type="email">, but the domain must contain a dot.
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_LENGTH && ADDRESS.test(text);
}

const DIGIT = String.raw`[\d\u0660-\u0669\u06f0-\u06f9]`;
const CONTACTS = [
  String.raw`\+?${DIGIT}(?:[\s().-]{0,2}${DIGIT}){6,}`,
  String.raw`(?:https?://|www\.)\S+`,
  String.raw`[\w.+-]*@[\w.-]{2,}`,
  String.raw`(?:\b(?:villa|flat|apartment|building|street|road)|فيلا|شقة|بناية|مبنى|شارع)\s*(?:no\.?|رقم|#)?\s*${DIGIT}+`,
];
const CONTACT = new RegExp(`(${CONTACTS.join('|')})`, 'iu');

/** Splits a text so that every second part looks like a phone number or an email, web or street address. */
export const splitAtContacts = (text: string): string[] => text.split(CONTACT);
