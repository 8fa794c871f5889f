export const PASSWORD_LENGTH = { min: 12, max: 128 };

/** The commonest passwords, rows of keys and what this business is called; longer ones before those that they contain. */
const COMMON = (
  'passwordpassword password passw0rd p@ssw0rd p@ssword qwertyuiop qwerty azerty asdfghjkl zxcvbnm qazwsxedc 1qaz2wsx3edc ' +
  '1q2w3e4r5t6y 1q2w3e4r 1qaz2wsx q1w2e3r4t5y6 zaq12wsx abcdefghijkl abcdef abc 1234567890 0123456789 0987654321 9876543210 ' +
  '123456789 12345678 1234567 123456 12345 1234 123 administrator admin welcome letmein iloveyou sunshine princess superman ' +
  'football baseball basketball liverpool chelsea arsenal dragon monkey shadow master michael jordan charlie trustno1 ' +
  'whatever starwars pokemon computer internet changeme default secret private access login user guest test temp hello ' +
  'unbelievable motherfucker fuckyou mohammed muhammad mohamed ahmed allah bismillah jkmasters barbershop barber ' +
  'albarsha dubai emirates uae staff console owner branch'
).split(' ');

/** What has to remain of a password without its common parts. */
const DIFFERENT_CHARACTERS = 5;

/** Whether others would guess a password: it is little more than blanks, a repeated letter, a common password or the address. */
function isGuessable(password: string, email: string): boolean {
  const address = email.toLowerCase();
  const [name = '', domain = ''] = address.split('@');
  const own = [address, name, domain].filter((part) => part.length > 2);
  const rest = [...own, ...COMMON].reduce((text, part) => text.replaceAll(part, ''), password.toLowerCase());
  return new Set(rest.replace(/\s/g, '')).size < DIFFERENT_CHARACTERS;
}

/** Why an account cannot have a password, by ASVS 6.2.4; undefined if it can. */
export function faultOfPassword(password: string, email: string): 'length' | 'guessable' | undefined {
  const text = password.normalize('NFKC');
  if (text.length < PASSWORD_LENGTH.min || text.length > PASSWORD_LENGTH.max) return 'length';
  return isGuessable(text, email) ? 'guessable' : undefined;
}
