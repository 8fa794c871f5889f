/** The longest address that mail servers accept (RFC 5321). */
export const EMAIL_LENGTH = 254;

// The rule of the HTML standard for <input type="email">, but for the dot: no mail reaches an address without a domain.
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_LENGTH && ADDRESS.test(text);
}
