import type { TodayChange } from '../../contract/today.ts';
import { fill } from '../../domain/text.ts';
import { NOTICE_LENGTH } from '../../domain/today.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { useSessionState } from '../session.ts';
import type { ConsoleProps, ConsoleWords } from '../words.ts';

type NoticeProps = {
  words: ConsoleWords['today'];
  id: string;
  languages: ConsoleProps['today']['languages'];
  said: Record<string, string>;
  save: (change: TodayChange) => void;
};

/** A line in each language. Unlike what is tapped it goes out when it is whole: with its button. */
export function Notice({ words, id, languages, said, save }: NoticeProps) {
  const [typed, type, forget] = useSessionState<Record<string, string> | null>(`today-notice-${id}`, null);
  const shown = typed ?? said;
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        save({ notice: shown });
        forget();
      }}
    >
      <h4>{words.notice}</h4>
      {languages.map(({ locale, name }) => (
        <Field key={locale} id={`notice-${id}-${locale}`} label={fill(words.noticeIn, { language: name })}>
          {(control) => (
            <input
              {...control}
              lang={locale}
              dir="auto"
              maxLength={NOTICE_LENGTH}
              value={shown[locale] ?? ''}
              onChange={({ target }) => type({ ...shown, [locale]: target.value })}
            />
          )}
        </Field>
      ))}
      <p className="quiet">{words.noticeHint}</p>
      <Button kind="quiet" type="submit" label={words.noticeSave} />
    </form>
  );
}
