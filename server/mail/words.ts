import type { ContentFacts, MailWords } from '../../contract/content-facts.ts';
import { FIRST_LANGUAGE } from '../../domain/format.ts';

/** The words of mails in the language of an account, or in the first language if the site lacks it. */
export function mailWords(mails: ContentFacts['mails'], language = FIRST_LANGUAGE): MailWords {
  const words = mails[language] ?? mails[FIRST_LANGUAGE];
  if (!words) throw new Error('The release has no words for mails');
  return words;
}
