import { publishingApi } from '../../contract/changes.ts';
import { BUSINESS } from '../../domain/content-files.ts';
import { ButtonLink } from '../../site/components/button.tsx';
import { SelectField } from '../../site/components/field.tsx';
import { screenOf, useAddress } from '../address.ts';
import { useContentState } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { Editor } from '../editor/editor.tsx';
import { pageNameOf } from '../names.ts';
import { Screen } from '../parts/status.tsx';

/** The facts that no other form edits. */
export function Settings() {
  const context = useConsole();
  const { words } = context;
  const { file = BUSINESS } = useAddress();
  const { files = [] } = useContentState().data ?? {};
  const options = files
    .filter((path) => screenOf(path) === 'settings')
    .map((path) => ({ value: path, label: pageNameOf(context, path) }));
  return (
    <Screen title={words.shell.settings} back="#more" isNarrow>
      <SelectField
        id="settings-file"
        label={words.editor.everythingElse}
        value={file}
        options={options.sort((a, b) => a.label.localeCompare(b.label))}
        onChange={(chosen) => location.assign(`#settings/${chosen}`)}
      />
      {files.includes(file) && <Editor key={file} files={[{ path: file }]} />}
      <div className="stack">
        <p className="aside quiet">{words.editor.filesHint}</p>
        <ButtonLink kind="quiet" href={publishingApi.zip} download label={words.editor.files} />
      </div>
    </Screen>
  );
}
