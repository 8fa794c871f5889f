import { useContext, useEffect, useState } from 'react';
import { publishingApi } from '../../contract/changes.ts';
import { type FieldPath, fieldId } from '../../domain/field-path.ts';
import { Button } from '../../site/components/button.tsx';
import { PreviewContext, useConsole } from '../context.ts';
import { consoleLanguage } from '../language.ts';
import { Dialog } from '../parts/dialog.tsx';

const versions = ['before', 'after'] as const;

type CompareProps = { file: string; path: FieldPath; title: string; onClose: () => void };

/**
 * Shows the page of a change, with a switch between what is public and the drafts. It starts a preview. Closing it ends that
 * preview, or restores the mode and day of the previewed page around it.
 */
export function Compare({ file, path, title, onClose }: CompareProps) {
  const words = useConsole().words.publishing;
  const [shown, setShown] = useState<(typeof versions)[number]>('after');
  /** Where the preview of the field has led, and how far it is scrolled to show it. */
  const [{ page, top }, setPlace] = useState<{ page?: string; top: number }>({ top: 0 });
  const { mode, day } = useContext(PreviewContext);
  useEffect(() => {
    const around = mode ? publishingApi.preview({ mode, to: '/', ...(day && { day }) }) : undefined;
    return () => void fetch(around ?? publishingApi.endPreview('/'), { redirect: 'manual' }).catch(() => {});
  }, [mode, day]);
  const field = fieldId(file, path);
  const onDay = day && { day };
  const source =
    shown === 'before' && page
      ? publishingApi.preview({ mode: 'public', to: page, ...onDay })
      : // An edit render names the elements that show the field.
        publishingApi.preview({ field, locale: consoleLanguage(), mode: 'edit', ...onDay });
  function onLoad({ contentWindow, contentDocument }: HTMLIFrameElement) {
    if (shown === 'before') contentWindow?.scrollTo({ top, behavior: 'instant' });
    // Until the page is found, a note that it is being prepared reloads itself.
    if (shown === 'before' || !contentWindow || !contentDocument?.querySelector('main')) return;
    // The field, a field in it, or else the name of its record.
    [`~="${field}"`, `*="${field}."`, `*=".yaml:items.${path[0]}."`]
      .map((names) => contentDocument.querySelector(`main [data-edit${names}]`))
      .find(Boolean)
      ?.scrollIntoView({ block: 'center', behavior: 'instant' });
    setPlace({ page: contentWindow.location.pathname, top: contentWindow.scrollY });
  }
  return (
    <Dialog title={title} onClose={onClose} isSheet isWhole>
      <div className="row">
        {versions.map((one) => (
          <Button
            key={one}
            kind="quiet"
            label={words[one]}
            aria-pressed={one === shown}
            onClick={() => setShown(one)}
          />
        ))}
      </div>
      {/* With a fragment, a page stays where it is scrolled. */}
      <iframe
        key={source}
        title={words[shown]}
        src={`${source}#change`}
        onLoad={({ currentTarget }) => onLoad(currentTarget)}
      />
    </Dialog>
  );
}
