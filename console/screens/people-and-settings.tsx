import { SelectField } from '../../site/components/field.tsx';
import { screenOf, useAddress } from '../address.ts';
import { useContentState } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { Editor } from '../editor/editor.tsx';
import { pageNameOf } from '../names.ts';
import { Screen } from '../parts/status.tsx';
import { People } from './people/people.tsx';

const BUSINESS = 'facts/business.yaml';

/** The accounts, and the settings that no other form edits. */
export const PeopleAndSettings = () => (
  <>
    <People />
    <Settings />
  </>
);

function Settings() {
  const context = useConsole();
  const { words } = context;
  const { file = BUSINESS } = useAddress();
  const { files = [] } = useContentState().data ?? {};
  const options = files
    .filter((path) => screenOf(path) === 'people')
    .map((path) => ({ value: path, label: pageNameOf(context, path) }));
  return (
    <Screen title={words.shell.settings} onPhone>
      <SelectField
        id="settings-file"
        label={words.editor.everythingElse}
        value={file}
        options={options.sort((a, b) => a.label.localeCompare(b.label))}
        onChange={(chosen) => location.assign(`#people/${chosen}`)}
      />
      {files.includes(file) && <Editor key={file} files={[{ path: file }]} />}
    </Screen>
  );
}
