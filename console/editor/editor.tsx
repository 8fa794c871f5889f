import './editor.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { type ContentFile, type ContentState, deskApi, type Publication } from '../../contract/desk.ts';
import { changed, type FieldPath, isWithin } from '../../domain/field-path.ts';
import { searchForm } from '../../domain/text.ts';
import { client } from '../api.ts';
import { flush, saveDraft } from '../desk/outbox.ts';
import { useContentFile, useContentState } from '../desk/use-content.ts';
import { Failure } from '../parts.tsx';
import { AccountEmail } from '../session.ts';
import type { ConsoleWords } from '../words.ts';
import { type EditedFile, type Editing, EditingContext, type OpenFile } from './editing.ts';
import { Facts } from './facts.tsx';
import { Node } from './nodes.tsx';
import { type Schema, schemaAt } from './schema.ts';

const draftsOf = (file: string) =>
  (client.getQueryData<ContentState>([deskApi.content])?.drafts ?? []).filter((one) => one.file === file);

/** What a file holds with every draft, as it is at this moment. */
const draftOf = (file: string) =>
  draftsOf(file).reduce<unknown>(changed, client.getQueryData<ContentFile>([deskApi.file(file)])?.live);

type EditorProps = {
  words: ConsoleWords;
  /** One, or the same in two languages. */
  files: [EditedFile, EditedFile?];
  find?: string;
  target?: string | undefined;
  /** Fields that come before all others. */
  first?: readonly string[];
  /** The record that is edited, where it is not the whole file, and which of its fields have a place elsewhere. */
  at?: FieldPath;
  without?: readonly string[];
};

/** Edits files of the content by the schema that checks them: a new field of the content is a field here. */
export function Editor({
  words,
  files: [own, other],
  find = '',
  target,
  first = [],
  at = [],
  without = [],
}: EditorProps) {
  const email = useContext(AccountEmail);
  const opened = [useContentFile(own.path), useContentFile((other ?? own).path)] as const;
  const drafts = useContentState().data?.drafts ?? [];
  const { data: newest } = useQuery<{ publication: Publication | null }>({ queryKey: [deskApi.publication] });
  const { mutate, isError } = useMutation({
    mutationFn: async ({ files, make }: { files: OpenFile[]; make: Parameters<Editing['change']>[0] }) => {
      await flush(email);
      for (const file of files) {
        const made = make(draftOf(file.path), file);
        if (!made) continue;
        const same = draftsOf(file.path).find(({ path }) => `${path}` === `${made.path}`);
        await saveDraft(file.path, made.path, made.value, same?.at ?? null);
      }
    },
  });
  const publication = newest?.publication;
  const wrong = publication?.state === 'failed' ? publication.mistakes : [];
  const later = drafts.filter(({ at }) => at > (publication?.endedAt ?? ''));
  const files = [own, other].flatMap((file, index): OpenFile[] => {
    const content = opened[index]?.data;
    if (!file || !content) return [];
    const mistakes = wrong
      .filter((one) => one.file === file.path)
      .map(({ path = [], reason, remedy }) => ({
        path: [...path],
        text: [reason, remedy].filter(Boolean).join('; '),
      }))
      // What was written since then may be right.
      .filter((one) => !later.some((draft) => draft.file === file.path && isWithin(one.path, draft.path)));
    return [{ ...file, content, mistakes }];
  });
  const isReady = files.length === (other ? 2 : 1);
  useEffect(() => {
    if (target && isReady) document.getElementById(target)?.focus();
  }, [target, isReady]);
  const failed = opened.find(({ status }) => status === 'error');
  if (failed) return <Failure words={words.shell} onRetry={() => failed.refetch()} />;
  if (!isReady) return <p>{words.shell.loading}</p>;
  const schema = schemaAt(files[0]?.content.schema as Schema, at);
  const order = [...first, ...Object.keys(schema.properties ?? {})].filter(
    (key) => schema.properties?.[key] && !without.includes(key),
  );
  const properties = Object.fromEntries(order.map((key) => [key, schema.properties?.[key] ?? {}]));
  const ordered = schema.properties ? { ...schema, properties } : schema;
  return (
    <EditingContext value={{ words, files, target, change: (make) => mutate({ files, make }) }}>
      <div className="editor">
        <div role="alert">
          {isError && <p className="warning">{words.editor.notSaved}</p>}
          {files.flatMap(({ path, mistakes }) =>
            mistakes
              .filter((one) => !one.path.length)
              .map(({ text }) => (
                <p className="warning" key={path + text}>
                  {text}
                </p>
              )),
          )}
        </div>
        {own.locale && <Facts words={words.editor} facts={files[0]?.content.facts ?? {}} />}
        <Node schema={ordered} path={at} label="" required find={searchForm(find)} />
      </div>
    </EditingContext>
  );
}
