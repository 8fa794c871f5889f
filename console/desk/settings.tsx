import { useQuery } from '@tanstack/react-query';
import { type DeskCheck, deskApi, type LaunchFinding } from '../../contract/desk.ts';
import { SelectField } from '../../site/components/field.tsx';
import { useConsole } from '../context.ts';
import { Editor } from '../editor/editor.tsx';
import { labelOf } from '../editor/schema.ts';
import { useAddress } from '../editor/use-address.ts';
import { Loading, SectionTitle } from '../parts.tsx';
import { screenOf } from './screen-of.ts';
import { useContentState } from './use-content.ts';

/** What is the same in every language: the business, and any other file of facts; and what is to settle before the site goes live. */
export function Settings() {
  const { words } = useConsole();
  const { data } = useContentState();
  const { file = 'facts/business.yaml', target } = useAddress();
  const facts = (data?.files ?? []).filter((path) => path.startsWith('facts/'));
  return (
    <section className="stack">
      <SectionTitle title={words.shell.settings} wideOnly />
      <SelectField
        id="settings-file"
        label={words.editor.everythingElse}
        value={file}
        options={facts.map((path) => ({
          value: path,
          label: labelOf(path.split('/')[1] ?? '', words.editor.names),
        }))}
        onChange={(path) => location.assign(`#settings/${path}`)}
      />
      {facts.includes(file) && <Editor key={file + target} files={[{ path: file }]} target={target} />}
      <LaunchList files={data?.files ?? []} />
    </section>
  );
}

/** Where a finding of the launch check is settled; most say a file in words: 'content/en/home.yaml: hero'. */
function screenOfFinding(finding: LaunchFinding, files: string[]): string | undefined {
  if (finding.file) return screenOf(finding.file, finding.path);
  const where = `${finding.where} ${finding.what}`;
  const [, named = ''] = /content\/([\w/.-]+\.(?:yaml|mdx))/.exec(where) ?? [];
  const file = files.find((path) => path === named || path === `facts/${/^[\w-]+/.exec(where)?.[0]}.yaml`);
  return file && screenOf(file);
}

function LaunchList({ files }: { files: string[] }) {
  const { shell, editor } = useConsole().words;
  const { data, status, refetch } = useQuery<DeskCheck>({ queryKey: [deskApi.check], staleTime: 60_000 });
  return (
    <section className="stack">
      <h3>{editor.launch}</h3>
      <Loading words={shell} status={status} onRetry={refetch} />
      {data?.mistakes.map(({ text }) => (
        <p className="warning" key={text}>
          {text}
        </p>
      ))}
      {data?.launch.map(({ title, findings }) => (
        <details key={title} className="editor-fold">
          <summary>
            <span>{title}</span> <span className="badge">{findings.length || editor.settled}</span>
          </summary>
          <ul className="editor-inside editor-list">
            {findings.map((finding) => {
              const { must, where, what } = finding;
              const screen = screenOfFinding(finding, files);
              return (
                <li key={where + what}>
                  <p>
                    {must && <strong>{`${editor.must} `}</strong>}
                    <span>{`${where}: ${what}`}</span>
                  </p>
                  {screen && (
                    <a className="console-link" href={`#${screen}`}>
                      {editor.change}
                    </a>
                  )}
                </li>
              );
            })}
          </ul>
        </details>
      ))}
    </section>
  );
}
