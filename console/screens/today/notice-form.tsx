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

/** A notice in every language. Unlike the taps above it, it is sent with a button once it is complete. Nothing typed is cut. */
export function NoticeForm({ id, saved, closedToday, onSave }: NoticeFormProps) {
  const { words: all, today, language } = useConsole();
  const words = all.today;
  const [typed, type, reset] = useSessionState<Notice | null>(id, null);
  const notice = typed ?? saved;
  const isLong = (text = '') => text.trim().length > NOTICE_LENGTH;
  const field = ({ locale, name }: (typeof today.languages)[number]) => (
    <TextField
      key={locale}
      id={`${id}-${locale}`}
      label={fill(words.noticeIn, { language: all.editor.names[locale] ?? name })}
      lang={locale}
      dir="auto"
      error={isLong(notice[locale]) ? fill(all.queue.tooLong, { limit: String(NOTICE_LENGTH) }) : undefined}
      value={notice[locale] ?? ''}
      onChange={(text) => type({ ...notice, [locale]: text })}
    />
  );
  const others = today.languages.filter(({ locale }) => locale !== language);
  return (
    <Form
      className="grid"
      isPending={Object.values(notice).some(isLong)}
      onSubmit={() => {
        onSave(notice);
        reset();
      }}
    >
      {today.languages.filter(({ locale }) => locale === language).map(field)}
      <details open={others.some(({ locale }) => notice[locale])}>
        <summary>{words.noticeHint}</summary>
        {others.map(field)}
      </details>
      {closedToday && Object.values(notice).some(Boolean) && <p className="warning">{words.noticeClosed}</p>}
      <Button kind="quiet" type="submit" label={words.noticeSave} />
    </Form>
  );
}
