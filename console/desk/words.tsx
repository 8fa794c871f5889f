import { useState } from 'react';
import { Field, SelectField } from '../../site/components/field.tsx';
import { useConsole } from '../context.ts';
import { Editor } from '../editor/editor.tsx';
import { labelOf } from '../editor/schema.ts';
import { useAddress } from '../editor/use-address.ts';
import { SectionTitle } from '../parts.tsx';
import { useContentState } from './use-content.ts';

/** The words of every page, in all languages side by side. */
export function Words() {
  const { words, today } = useConsole();
  const { data } = useContentState();
  const { file = '', target } = useAddress();
  const [find, setFind] = useState('');
  const [first, second] = today.languages;
  if (!first) return null;
  const pages = (data?.files ?? []).flatMap((path) => {
    const [locale, name = ''] = path.split('/');
    return locale === first.locale && name.endsWith('.yaml') ? [name] : [];
  });
  /** Led to the Arabic of a page, both are shown. */
  const page = pages.find((name) => name === file.split('/')[1]) ?? 'home.yaml';
  const [own, other] = [first, second].map(
    (language) => language && { path: `${language.locale}/${page}`, language: language.name },
  );
  return (
    <section className="stack">
      <SectionTitle title={words.shell.words} wideOnly />
      <SelectField
        id="words-page"
        label={words.editor.page}
        value={page}
        options={pages
          .map((name) => ({ value: name, label: labelOf(name, words.editor.names) }))
          .sort((a, b) => a.label.localeCompare(b.label))}
        onChange={(name) => location.assign(`#words/${first.locale}/${name}`)}
      />
      <Field id="words-find" label={words.editor.find}>
        {(control) => (
          <input {...control} type="search" value={find} onChange={({ target: box }) => setFind(box.value)} />
        )}
      </Field>
      {own && data && (
        <Editor
          key={page + target}
          files={[own, data.files.includes(other?.path ?? '') ? other : undefined]}
          find={find}
          target={target}
        />
      )}
    </section>
  );
}
