import type { ReactNode } from 'react';
import { isClock } from '../../domain/dubai-time.ts';
import { type FieldPath, fieldOf, valueAt } from '../../domain/field-path.ts';
import { formatClock } from '../../domain/format.ts';
import { formatMoment } from '../../domain/moments.ts';
import { fill, fillIsolated } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { useCheck } from '../content/use-check.ts';
import { type ContentFieldState, useField } from '../content/use-content.ts';
import { usePublication } from '../content/use-publication.ts';
import { useConsole, useStaff } from '../context.ts';
import { ConflictChoice } from '../parts/conflict-choice.tsx';
import { Control, type ControlProps } from './controls.tsx';
import { type EditedFile, useEditedFiles, useMistakes } from './editing.ts';
import { fieldKey, isRequired, schemaAt, searchLength, withFacts } from './schema.ts';
import { valueText } from './sentences.ts';

type ContentFieldProps = {
  file: string;
  path: FieldPath;
  label: string;
  /** The field may stay empty: the site then shows a default. */
  isOptional?: boolean;
  /** What the site shows while the field is empty. For a time of a weekday, that of every day. */
  byDefault?: string | undefined;
  /** A control that itself contains fields. */
  control?: (props: ControlProps) => ReactNode;
};

type FieldPairProps = Omit<ContentFieldProps, 'file' | 'byDefault' | 'control'> & { files: EditedFile[] };

/** One field of a file of facts, or of the same file of words in each language. */
export function FieldPair({ files, label: name, ...field }: FieldPairProps) {
  const { inLanguage } = useConsole().words.editor;
  return (
    <div className="columns">
      {files.map(({ path: file, language }) => (
        <ContentField
          key={file}
          file={file}
          label={language ? fill(inLanguage, { name, language }) : name}
          {...field}
        />
      ))}
    </div>
  );
}

/** One text of a file of words, with a field for each language. */
export const ContentTexts = ({ file, ...field }: Omit<FieldPairProps, 'files'> & { file: string }) => (
  <FieldPair files={useEditedFiles(file)} {...field} />
);

/** A field with its part of the schema, and what is wrong with it: a refusal of the server, or a mistake that its check found. */
export function useCheckedField(file: string, path: FieldPath, isOptional?: boolean) {
  const { empty } = useConsole().words.editor;
  const field = useField(file, path);
  const mistakes = useMistakes(file).filter((found) => `${found.path}` === `${path}`);
  const { isPlaceholderData } = useCheck();
  const { publication } = usePublication();
  const { content, value, draft } = field;
  const whole = content?.schema ?? {};
  const schema = schemaAt(whole, path);
  const required = !isOptional && isRequired(whole, path);
  const isBlank = !String(value ?? '').trim();
  const mayBeEmpty = Array.isArray(value) && !schema.minItems;
  // The placeholder data of a running check is older than the last edit.
  const isChecked = !draft || (draft.state === 'saved' && !isPlaceholderData);
  // A field that was just added asks for nothing yet; a publication that leaves it out does.
  const isUntouched = !draft && !publication && field.live === undefined && isBlank;
  const mistake = isChecked ? mistakes.map(({ text }) => text).join(' ') : '';
  const fault = isBlank && required && !mayBeEmpty ? empty : mistake;
  return { ...field, schema, required, error: draft?.refusal ?? (isUntouched ? '' : fault) };
}

/** One field of the content. Its schema picks the control; the server's check with the same schema finds mistakes. */
export function ContentField({ file, path, label, isOptional, control, ...defaults }: ContentFieldProps) {
  const { words: all, locale } = useConsole();
  const words = all.editor;
  const field = useCheckedField(file, path, isOptional);
  const { content, value, draft, schema, required, error } = field;
  if (!content) return null;
  const { facts, outdated } = content;
  const [branch = '', hours = '', days, weekday = '', time = ''] = path;
  const isOpen = days === 'days' && !valueAt(content.draft, [branch, hours, days, weekday, 'closed']);
  const usual = isOpen ? String(valueAt(content.draft, [branch, hours, time])) : '';
  const byDefault = defaults.byDefault ?? (isClock(usual) ? formatClock(usual, locale) : '');
  const text = typeof value === 'string' ? withFacts(value, facts) : byDefault;
  const length = file.startsWith('facts/') ? undefined : searchLength(path);
  const hints = [
    words.hints[fieldKey(file, path)],
    schema.format === 'price' && words.hints.span,
    length &&
      fill(words.length, {
        length: String(text.length),
        least: String(length.least),
        most: String(length.most),
      }),
    // Isolated, so that the text around it does not change its direction.
    !value && byDefault && fill(words.byDefault, { text: `\u2068${byDefault}\u2069` }),
  ];
  const props = {
    fieldProps: { id: field.id, label, error, hint: hints.filter(Boolean).join(' ') },
    ...{ schema, required, value, content, set: field.set },
  };
  return (
    <div className="editor-value grid">
      {outdated.some((other) => `${other}` === `${path}`) && !field.saved && (
        <p className="badge">{words.outdated}</p>
      )}
      {control ? control(props) : <Control {...props} />}
      {length && (
        <meter
          aria-hidden="true"
          min={0}
          max={length.most}
          low={length.least}
          value={Math.min(text.length, length.most)}
          data-over={text.length > length.most}
        />
      )}
      <p role="alert" className="hidden-text">
        {draft && error}
      </p>
      <FieldStatus {...field} />
    </div>
  );
}

/** Says whether a field is saved, or whose draft it shows. On a conflict, shows what a colleague saved. */
export function FieldStatus({ id, draft, saved, resolve, discard }: ContentFieldState) {
  const context = useConsole();
  const words = context.words.drafts;
  const { id: own } = useStaff();
  const { state, theirs, refusal } = draft ?? {};
  const at = saved && saved.byId !== own && formatMoment(saved.at, context.locale);
  const shown = at ? fillIsolated(words.ofColleague, { by: saved.by, at }) : state === 'saved' && words.saved;
  const text = theirs?.value ? valueText(context, fieldOf(id), theirs.value) : '';
  return (
    <>
      <p role="status" className="quiet field-status">
        {state === 'typed' || state === 'saving' ? words.saving : shown}
      </p>
      <div role="alert">
        {state === 'failed' && !theirs && !refusal && <p className="warning">{words.failed}</p>}
        <ConflictChoice theirs={theirs} text={text} resolve={resolve} field={id} />
      </div>
      {refusal && <Button kind="quiet" label={words.discard} onClick={discard} />}
    </>
  );
}
