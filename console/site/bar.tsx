import { useState } from 'react';
import { type PreviewOptions, publishingApi } from '../../contract/changes.ts';
import { dubaiDay, isDay } from '../../domain/dubai-time.ts';
import { fieldId } from '../../domain/field-path.ts';
import { countWords, formatDay } from '../../domain/format.ts';
import { groupBy } from '../../domain/lists.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { changesIn, flush, useContentState } from '../content/use-content.ts';
import { useConsole, useStaff } from '../context.ts';
import { recordKey } from '../editor/record.ts';
import { SearchContent } from '../editor/search-content.tsx';
import { consolePath } from '../language.ts';
import { namesOf } from '../names.ts';
import { Dialog } from '../parts/dialog.tsx';
import { CalendarField } from '../parts/held-fields.tsx';
import { IconButton } from '../parts/icon.tsx';
import { LanguageLinks } from '../parts/language-links.tsx';
import { ErrorBoundary } from '../parts/status.tsx';
import { takePlace } from '../session.ts';
import { PublishBar } from '../shell/publish-bar.tsx';
import { type EditedPage, ONLY_OWN, startPreview } from './page-dom.ts';
import { PageFields } from './page-fields.tsx';

/** A button that closes the popover around it. */
const inMore = { kind: 'text', popoverTarget: 'site-bar-more', popoverTargetAction: 'hide' } as const;

/** The bar of a previewed page: switches between browsing and editing, lists its fields, searches, and ends the preview. */
export function SiteBar({ page, open }: { page: EditedPage; open: (field: string) => void }) {
  const context = useConsole();
  const { words: all, locale } = context;
  const words = all.site;
  const { email, role } = useStaff();
  const [dialog, setDialog] = useState<'onThisPage' | 'search'>();
  const close = () => setDialog(undefined);
  /** Reloads the page with another setting of the preview. A reload keeps the scroll position. */
  const show = async (options: PreviewOptions) => {
    await flush(email);
    const { mode, day, path } = page;
    // Without an answer the page stays as it is.
    if (await startPreview({ mode, day, to: path, ...options })) location.reload();
  };
  const today = dubaiDay(new Date());
  const end = async () => {
    await flush(email);
    location.assign(publishingApi.endPreview(takePlace() ?? page.path));
  };
  return (
    <>
      <section className="site-bar" aria-label={words.bar}>
        <div className="site-bar-row">
          <IconButton icon="close" label={words.end} onClick={end} />
          <b className="site-bar-page">{namesOf(context).page(page.path)}</b>
          <fieldset className="seg" aria-label={words.mode}>
            {(['browse', 'edit'] as const).map((mode) => (
              <button
                key={mode}
                type="button"
                aria-pressed={mode === page.mode}
                onClick={() => mode !== page.mode && show({ mode })}
              >
                {words[mode]}
              </button>
            ))}
          </fieldset>
          <IconButton icon="more" label={words.more} popoverTarget="site-bar-more" />
        </div>
        <div id="site-bar-more" className="site-bar-others console-links" popover="auto">
          {page.mode === 'edit' && (
            <Button {...inMore} label={words.onThisPage} onClick={() => setDialog('onThisPage')} />
          )}
          <Button {...inMore} label={words.search} onClick={() => setDialog('search')} />
          <LanguageLinks page={page.path} />
          <CalendarField
            id="site-bar-day"
            type="date"
            label={words.showDay}
            value={page.day}
            onChange={(day) => isDay(day) && show({ day })}
          />
          <a href={consolePath()}>{words.console}</a>
        </div>
        <ErrorBoundary>
          <Colleagues fields={page.fields} />
        </ErrorBoundary>
        {page.day !== today && (
          <div className="site-bar-notice row">
            <p>{fill(words.shownDay, { day: formatDay(page.day, locale) })}</p>
            <Button kind="text" label={words.showToday} onClick={() => show({ day: today })} />
          </div>
        )}
        {page.mode === 'edit' && role !== 'owner' && (
          <p id={ONLY_OWN} className="site-bar-notice" tabIndex={-1}>
            {words.onlyOwn}
          </p>
        )}
      </section>
      <ErrorBoundary>
        <PublishBar onSite />
      </ErrorBoundary>
      {dialog && (
        <Dialog title={words[dialog]} onClose={close} isSheet>
          {dialog === 'search' ? (
            <SearchContent />
          ) : (
            <PageFields
              fields={page.fields}
              open={(field) => {
                close();
                open(field);
              }}
            />
          )}
        </Dialog>
      )}
    </>
  );
}

/** Says which colleagues have drafts on the page: 'Omar has 2 changes on this page'. */
function Colleagues({ fields }: { fields: string[] }) {
  const { words, locale } = useConsole();
  const staff = useStaff();
  const { drafts = [] } = useContentState().data ?? {};
  const shown = fields.map(recordKey);
  const theirs = drafts.filter(
    ({ byId, file, path }) => byId !== staff.id && shown.includes(recordKey(fieldId(file, path))),
  );
  return (
    <p role="status" className="site-bar-notice">
      {[...groupBy(theirs, ({ by }) => by)]
        .map(([name, some]) =>
          fill(words.site.changesHere, {
            name,
            changes: countWords(words.publishing.changes, changesIn(some).size, locale),
          }),
        )
        .join(' ')}
    </p>
  );
}
