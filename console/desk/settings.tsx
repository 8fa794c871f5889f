import { useQuery } from '@tanstack/react-query';
import { type DeskCheck, deskApi } from '../../contract/desk.ts';
import { SelectField } from '../../site/components/field.tsx';
import { Editor } from '../editor/editor.tsx';
import { labelOf } from '../editor/schema.ts';
import { useAddress } from '../editor/use-address.ts';
import { Loading, SectionTitle } from '../parts.tsx';
import type { ConsoleProps, ConsoleWords } from '../words.ts';
import { useContentState } from './use-content.ts';

const BUSINESS = 'facts/business.yaml';

/** What is the same in every language: the business, and any other file of facts; and what is to settle before the site goes live. */
export function Settings({ words }: ConsoleProps) {
  const { data } = useContentState();
  const { file = BUSINESS, target, open } = useAddress('settings');
  const facts = (data?.files ?? []).filter((one) => one.startsWith('facts/'));
  return (
    <section className="stack">
      <SectionTitle title={words.shell.settings} wideOnly />
      <SelectField
        id="settings-file"
        label={words.editor.everythingElse}
        value={file}
        options={facts.map((one) => ({
          value: one,
          label: labelOf(one.split('/')[1] ?? '', words.editor.names),
        }))}
        onChange={open}
      />
      {facts.includes(file) && (
        <Editor key={file + target} words={words} files={[{ path: file }]} target={target} />
      )}
      <LaunchList words={words} files={data?.files ?? []} />
    </section>
  );
}

/** The screen of a finding of the launch check, which says a file in words: 'business.email', 'content/en/home.yaml: hero'. */
function screenOf(where: string, files: string[]): string | undefined {
  if (/ missing: \d+ x \d+ px/.test(where)) return 'photos';
  const [, file = ''] = /content\/([\w/.-]+\.(?:yaml|mdx))/.exec(where) ?? [];
  const path = files.includes(file)
    ? file
    : files.find((one) => one === `facts/${/^[\w-]+/.exec(where)?.[0]}.yaml`);
  if (!path) return undefined;
  if (/^facts\/(services|page-prices)\.yaml$/.test(path)) return 'prices';
  if (path.startsWith('facts/')) return `settings/${path}`;
  return `${path.endsWith('.mdx') ? 'articles' : 'words'}/${path}`;
}

function LaunchList({ words, files }: { words: ConsoleWords; files: string[] }) {
  const { data, status, refetch } = useQuery<DeskCheck>({ queryKey: [deskApi.check], staleTime: 60_000 });
  return (
    <section className="stack">
      <h3>{words.editor.launch}</h3>
      <Loading words={words.shell} status={status} onRetry={refetch} />
      {data?.mistakes.map(({ text }) => (
        <p className="warning" key={text}>
          {text}
        </p>
      ))}
      {data?.launch.map(({ title, findings }) => (
        <details key={title} className="editor-fold">
          <summary>
            {title} <span className="badge">{findings.length || words.editor.settled}</span>
          </summary>
          <ul className="editor-inside editor-list">
            {findings.map(({ must, where, what }) => {
              const screen = screenOf(`${where} ${what}`, files);
              return (
                <li key={where + what}>
                  <p>
                    {must && <strong>{words.editor.must} </strong>}
                    {where}: {what}
                  </p>
                  {screen && (
                    <a className="console-link" href={`#${screen}`}>
                      {words.editor.change}
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
