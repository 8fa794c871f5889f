import { useContext, useEffect, useState } from 'react';
import { publishingApi } from '../../contract/changes.ts';
import { type FieldPath, fieldId } from '../../domain/field-path.ts';
import { Button } from '../../site/components/button.tsx';
import { PreviewContext, useConsole } from '../context.ts';
import { consoleLanguage } from '../language.ts';
import { Dialog } from '../parts/dialog.tsx';

const frames = ['before', 'after'] as const;

type CompareProps = { file: string; path: FieldPath; title: string; onClose: () => void };

/**
 * Shows the page of a change before and after: side by side on a laptop, with a switch on a phone. It starts a preview. Closing it
 * ends that preview, or restores the mode and day of the previewed page around it.
 */
export function Compare({ file, path, title, onClose }: CompareProps) {
  const words = useConsole().words.publishing;
  const [shown, setShown] = useState<(typeof frames)[number]>('after');
  /** Where the preview of the field has led, and how far it is scrolled to show it. */
  const [{ page, top }, setPlace] = useState<{ page?: string; top: number }>({ top: 0 });
  const { mode, day } = useContext(PreviewContext);
  useEffect(() => {
    const before = mode ? publishingApi.preview({ mode, to: '/', ...(day && { day }) }) : undefined;
    return () => void fetch(before ?? publishingApi.endPreview('/'), { redirect: 'manual' }).catch(() => {});
  }, [mode, day]);
  const field = fieldId(file, path);
  // An edit render names the elements that show the field.
  const preview = publishingApi.preview({
    field,
    locale: consoleLanguage(),
    mode: 'edit',
    ...(day && { day }),
  });
  // With a fragment, a page stays where it is scrolled.
  const sources = { before: page && `${page}?published#change`, after: `${preview}#change` };
  const onLoad = {
    before: ({ contentWindow }: HTMLIFrameElement) => contentWindow?.scrollTo({ top, behavior: 'instant' }),
    after: ({ contentWindow, contentDocument }: HTMLIFrameElement) => {
      // The field, a field in it, or else the name of its record.
      [`~="${field}"`, `*="${field}."`, `*=".yaml:items.${path[0]}."`]
        .map((names) => contentDocument?.querySelector(`main [data-edit${names}]`))
        .find(Boolean)
        ?.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Until the page is found, a note that it is being prepared reloads itself.
      if (contentWindow && contentDocument?.querySelector('main'))
        setPlace({ page: contentWindow.location.pathname, top: contentWindow.scrollY });
    },
  };
  return (
    <Dialog title={title} onClose={onClose} isSheet>
      <div className="compare">
        <div className="row">
          {frames.map((one) => (
            <Button
              key={one}
              kind="quiet"
              label={words[one]}
              aria-pressed={one === shown}
              onClick={() => setShown(one)}
            />
          ))}
        </div>
        {frames.map((one) => (
          <figure key={one} data-hidden={one !== shown}>
            <figcaption>{words[one]}</figcaption>
            <iframe
              key={sources[one]}
              title={words[one]}
              src={sources[one]}
              onLoad={({ currentTarget }) => onLoad[one](currentTarget)}
            />
          </figure>
        ))}
      </div>
    </Dialog>
  );
}
