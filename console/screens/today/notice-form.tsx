import type { TodayChange } from '../../../contract/today.ts';
import { fill } from '../../../domain/text.ts';
import { NOTICE_LENGTH } from '../../../domain/today.ts';
import { Button } from '../../../site/components/button.tsx';
import { useConsole } from '../../context.ts';
import { Form, TextField } from '../../parts/fields.tsx';
import { useSessionState } from '../../session.ts';

type Notice = NonNullable<TodayChange['notice']>;
type NoticeFormProps = {
  id: string;
  saved: Notice;
  closedToday: boolean;
  onSave: (notice: Notice) => void;
};

/** A notice in every language. Unlike the taps of the card, it is sent with a button once it is complete. */
export function NoticeForm({ id, saved, closedToday, onSave }: NoticeFormProps) {
  const { words: all, today } = useConsole();
  const words = all.today;
  const [typed, type, reset] = useSessionState<Notice | null>(id, null);
  const notice = typed ?? saved;
  return (
    <Form
      className="stack"
      onSubmit={() => {
        onSave(notice);
        reset();
      }}
    >
      <h4>{words.notice}</h4>
      {today.languages.map(({ locale, name }) => (
        <TextField
          key={locale}
          id={`${id}-${locale}`}
          label={fill(words.noticeIn, { language: name })}
          lang={locale}
          dir="auto"
          maxLength={NOTICE_LENGTH}
          value={notice[locale] ?? ''}
          onChange={(text) => type({ ...notice, [locale]: text })}
        />
      ))}
      <p className="quiet">{words.noticeHint}</p>
      {closedToday && Object.values(notice).some(Boolean) && <p className="warning">{words.noticeClosed}</p>}
      <Button kind="quiet" type="submit" label={words.noticeSave} />
    </Form>
  );
}
