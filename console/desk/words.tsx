import { useState } from 'react';
import { Field, SelectField } from '../../site/components/field.tsx';
import { Editor } from '../editor/editor.tsx';
import { labelOf } from '../editor/schema.ts';
import { useAddress } from '../editor/use-address.ts';
import { SectionTitle } from '../parts.tsx';
import type { ConsoleProps } from '../words.ts';
import { useContentState } from './use-content.ts';

/** The words of every page, in all languages side by side. */
export function Words({ words, today: { languages } }: ConsoleProps) {
  const { data } = useContentState();
  const { file = '', target, open } = useAddress('words');
  const [find, setFind] = useState('');
  const [own] = languages;
  const pages = (data?.files ?? []).filter(
    (one) => one.startsWith(`${own?.locale}/`) && one.endsWith('.yaml'),
  );
  /** Led to the Arabic of a page, both are shown. */
  const page =
    pages.find((one) => one.split('/')[1] === file.split('/')[1]) ??
    pages.find((one) => one.endsWith('/home.yaml'));
  const name = page?.split('/')[1] ?? '';
  const files = languages
    .map(({ locale, name: language }) => ({ path: `${locale}/${name}`, locale, language }))
    .filter(({ path }) => data?.files.includes(path));
  return (
    <section className="stack">
      <SectionTitle title={words.shell.words} wideOnly />
      <SelectField
        id="words-page"
        label={words.editor.page}
        value={page ?? ''}
        options={pages
          .map((one) => ({ value: one, label: labelOf(one.split('/')[1] ?? '', words.editor.names) }))
          .sort((a, b) => a.label.localeCompare(b.label))}
        onChange={open}
      />
      <Field id="words-find" label={words.editor.find}>
        {(control) => (
          <input {...control} type="search" value={find} onChange={({ target: box }) => setFind(box.value)} />
        )}
      </Field>
      {files[0] && (
        <Editor key={name + target} words={words} files={[files[0], files[1]]} find={find} target={target} />
      )}
    </section>
  );
}
