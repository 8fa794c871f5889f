const compact = (phone: string) => phone.trim().replace(/[\s().-]/g, '');

export const isPhone = (text: string): boolean => /^\+[1-9]\d{7,14}$/.test(compact(text));

/** Normalizes to E.164 ('+97140000001'); throws a RangeError unless the number is international. */
export function parsePhone(text: string): string {
  if (!isPhone(text)) throw new RangeError(`Not an international phone number: ${text}`);
  return compact(text);
}

/** The longest address that mail servers accept (RFC 5321). */
export const EMAIL_LENGTH = 254;

// As the HTML standard defines <input type="email">, but the domain must contain a dot.
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_LENGTH && ADDRESS.test(text);
}

const DIGIT = String.raw`[\d\u0660-\u0669]`;
const CONTACTS = [
  String.raw`\+?${DIGIT}(?:[\s().-]{0,2}${DIGIT}){6,}`,
  String.raw`(?:https?://|www\.)\S+`,
  String.raw`[\w.+-]*@[\w.-]{2,}`,
  String.raw`(?<!\p{L})(?:villa|flat|apartment|building|street|road|فيلا|شقة|بناية|مبنى|شارع)\s*(?:no\.?|رقم|#)?\s*${DIGIT}+`,
];
const CONTACT = new RegExp(`(${CONTACTS.join('|')})`, 'iu');

/** Splits a text so that every second part looks like a phone number or an email, web or street address. */
export const splitAtContacts = (text: string): string[] => text.split(CONTACT);
