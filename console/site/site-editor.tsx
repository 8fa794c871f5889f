import '../screens/screens.css';
import './site-editor.css';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { publishingApi } from '../../contract/changes.ts';
import { mayEdit } from '../../contract/rights.ts';
import type { Day } from '../../domain/dubai-time.ts';
import { fieldId, fieldOf } from '../../domain/field-path.ts';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { EDIT, useHash } from '../address.ts';
import { answerOf, client } from '../api.ts';
import { allDrafts, subscribe } from '../content/drafts.ts';
import { unsavedFields, useContentState } from '../content/use-content.ts';
import { PreviewContext, useConsole, useStaff } from '../context.ts';
import { withFacts } from '../editor/schema.ts';
import { consoleLanguage } from '../language.ts';
import { ErrorBoundary } from '../parts/status.tsx';
import { renderForStaff } from '../render.tsx';
import type { ConsoleProps } from '../words.ts';
import { SiteBar } from './bar.tsx';
import { FieldSheet } from './field-sheet.tsx';
import {
  type EditedPage,
  editOnTap,
  focusElement,
  prepareForEditing,
  renderAgain,
  revealElement,
  showText,
} from './page-dom.ts';

const readPage = (
  { dataset: { mode, day = '', path = '/', fields } }: HTMLElement,
  isEditable: (field: string) => boolean,
): EditedPage => ({
  mode: mode === 'edit' ? mode : 'browse',
  day: day as Day,
  path,
  fields: JSON.parse(fields ?? '[]').filter(isEditable),
});

/** The bar on a previewed page and, in edit mode, the sheets of its fields. */
function SiteEditor({ container }: { container: HTMLElement }) {
  const { words, barbers } = useConsole();
  const staff = useStaff();
  const isEditable = (field: string) => {
    const { file, path } = fieldOf(field);
    const branch = barbers.find(({ id }) => id === path[0])?.branchId;
    return mayEdit(staff, { file, path, value: branch }, { branch });
  };
  const [page, setPage] = useState(() => readPage(container, isEditable));
  const isEditing = page.mode === 'edit';
  const hash = useHash();
  /** The fields of the open sheet: the one in the address, or all of the tapped element. */
  const [opened, setOpened] = useState<string[]>([]);
  const [first] = opened;
  const open = (field: string) => setOpened([field]);
  useEffect(() => {
    if (!isEditing || !hash.startsWith(EDIT)) return;
    setOpened([hash.slice(EDIT.length)]);
    history.replaceState(null, '', location.pathname + location.search);
  }, [hash, isEditing]);
  useEffect(() => (isEditing ? editOnTap(setOpened) : undefined), [isEditing]);
  useEffect(() => {
    if (first) revealElement(first);
  }, [first]);
  useFreshPage(container, isEditing, () => {
    prepareForEditing(words.site.edit, isEditable);
    setPage(readPage(container, isEditable));
  });
  useTypedTexts();
  const close = () => {
    // The sheet must be gone: nothing outside of an open one takes the focus. A new render may have replaced the element that had it.
    flushSync(() => setOpened([]));
    if (first) focusElement(first);
  };
  return (
    <PreviewContext value={page}>
      <SiteBar page={page} open={open} />
      <ErrorBoundary key={first}>
        {first && <FieldSheet fields={opened} open={open} onClose={close} />}
      </ErrorBoundary>
    </PreviewContext>
  );
}

/** Renders the page again when a draft of any account has changed, or something was published or undone. */
function useFreshPage(container: HTMLElement, isEditing: boolean, onFresh: () => void): void {
  const state = useContentState().data;
  const content = state && [state.published, ...state.drafts.map(({ id, at }) => id + at)].join();
  const rendered = useRef<string>(undefined);
  const prepare = useEffectEvent(onFresh);
  useEffect(() => {
    if (isEditing) prepare();
  }, [isEditing]);
  useEffect(() => {
    const isFirst = rendered.current === undefined;
    rendered.current = content;
    if (!isEditing || content === undefined || isFirst) return;
    const stop = new AbortController();
    // Offline, the page is rendered once the connection returns.
    const render = () => renderAgain(container, () => prepare(), stop.signal).catch(() => {});
    render();
    addEventListener('online', render, { signal: stop.signal });
    return () => stop.abort();
  }, [content, isEditing, container]);
}

/** Shows texts on the page while they are typed. */
function useTypedTexts(): void {
  const { email } = useStaff();
  const drafts = useSyncExternalStore(subscribe, allDrafts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the unsaved fields are read from these drafts.
  useEffect(() => {
    for (const { file, path, value } of unsavedFields(email)) {
      const facts = client.getQueryData(answerOf(publishingApi.file<unknown>(file)).queryKey)?.facts ?? {};
      if (typeof value === 'string') showText(fieldId(file, path), withFacts(value, facts));
    }
  }, [drafts, email]);
}

const root = document.getElementById('site-editor');
const byLanguage: Record<string, ConsoleProps & { direction: string }> = JSON.parse(
  root?.dataset.props ?? '{}',
);
const props = byLanguage[consoleLanguage()] ?? byLanguage[FIRST_LANGUAGE];

// A frame that compares the page with the public one has no bar.
if (window.top !== window) root?.remove();
else if (root && props) {
  [root.lang, root.dir] = [props.locale, props.direction];
  renderForStaff(root, props, <SiteEditor container={root} />);
}
