import { useState } from 'react';
import { SelectField } from '../../site/components/field.tsx';
import { useAddress } from '../address.ts';
import { useContentState } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { Editor } from '../editor/editor.tsx';
import { labelOf } from '../editor/schema.ts';
import { TextField } from '../parts/fields.tsx';
import { Screen } from '../parts/status.tsx';
import { LaunchList } from './launch-list.tsx';

type FileSelectProps = { screen: string; folder: string; label: string; names: string[]; name: string };

function FileSelect({ screen, folder, label, names, name }: FileSelectProps) {
  const { editor } = useConsole().words;
  const options = names.map((value) => ({ value, label: labelOf(value, editor.names) }));
  return (
    <SelectField
      id={`${screen}-file`}
      label={label}
      value={name}
      options={options.sort((a, b) => a.label.localeCompare(b.label))}
      onChange={(chosen) => location.assign(`#${screen}/${folder}/${chosen}`)}
    />
  );
}

/** The names of the files in a folder of the content. */
function useFileNames(folder: string | undefined): string[] {
  const { files = [] } = useContentState().data ?? {};
  return files.flatMap((path) => {
    const [parent, name = ''] = path.split('/');
    return parent === folder && name.endsWith('.yaml') ? [name] : [];
  });
}

/** The words of every page, in all languages side by side. */
export function Words() {
  const { words, today } = useConsole();
  const { file = '', target } = useAddress();
  const [find, setFind] = useState('');
  const [first, second] = today.languages;
  const names = useFileNames(first?.locale);
  const translated = useFileNames(second?.locale);
  // An address that leads to the Arabic of a page shows both.
  const name = names.find((one) => one === file.split('/')[1]) ?? 'home.yaml';
  if (!first) return null;
  return (
    <Screen title={words.shell.words}>
      <FileSelect screen="words" folder={first.locale} label={words.editor.page} {...{ names, name }} />
      <TextField id="words-find" label={words.editor.find} type="search" value={find} onChange={setFind} />
      {names.includes(name) && (
        <Editor
          key={name + target}
          files={[
            { path: `${first.locale}/${name}`, language: first.name },
            second && translated.includes(name)
              ? { path: `${second.locale}/${name}`, language: second.name }
              : undefined,
          ]}
          find={find}
          target={target}
        />
      )}
    </Screen>
  );
}

/** The facts that are the same in every language, and what is left to do before the site goes live. */
export function Settings() {
  const { words } = useConsole();
  const { file = 'facts/business.yaml', target } = useAddress();
  const names = useFileNames('facts');
  const name = file.split('/')[1] ?? '';
  return (
    <Screen title={words.shell.settings}>
      <FileSelect screen="people" folder="facts" label={words.editor.everythingElse} {...{ names, name }} />
      {names.includes(name) && <Editor key={file + target} files={[{ path: file }]} target={target} />}
      <LaunchList />
    </Screen>
  );
}
