import { SectionTitle } from '../section-title.tsx';
import type { ConsoleProps } from '../words.ts';
import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';

/** Where somebody is signed in, and their password. */
export function Account({ words, locale }: Pick<ConsoleProps, 'words' | 'locale'>) {
  return (
    <section className="stack">
      <SectionTitle title={words.account.title} />
      <Sessions words={words} locale={locale} />
      <PasswordForm words={words.account} failed={words.signIn.failed} />
    </section>
  );
}
