import type { LaunchFinding } from '../../contract/publishing.ts';
import { addressOf } from '../address.ts';
import { useCheck, withoutFile } from '../content/use-check.ts';
import { useContentState } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { Loading } from '../parts/status.tsx';

/** The address where a finding is settled. Most findings name their file in words: 'content/en/home.yaml: hero'. */
function addressOfFinding(finding: LaunchFinding, files: string[]): string | undefined {
  if (finding.file) return addressOf(finding.file, finding.path);
  const where = `${finding.where} ${finding.what}`;
  const [, named = ''] = /content\/([\w/.-]+\.(?:yaml|mdx))/.exec(where) ?? [];
  const file = files.find((path) => path === named || path === `facts/${/^[\w-]+/.exec(where)?.[0]}.yaml`);
  return file && addressOf(file);
}

/** What the launch check finds, with a link to the screen that settles it. */
export function LaunchList() {
  const { editor } = useConsole().words;
  const { files = [] } = useContentState().data ?? {};
  const check = useCheck();
  return (
    <section className="stack">
      <h3>{editor.launch}</h3>
      <Loading {...check} />
      {check.data?.mistakes.map(({ text }) => (
        <p className="warning" key={text}>
          {withoutFile(text)}
        </p>
      ))}
      {check.data?.launch.map(({ title, findings }) => (
        <details key={title} className="accordion">
          <summary>
            <span>{title}</span> <span className="badge">{findings.length || editor.settled}</span>
          </summary>
          <ul className="editor-inside">
            {findings.map((finding) => {
              const { must, where, what } = finding;
              const address = addressOfFinding(finding, files);
              return (
                <li key={where + what}>
                  <p>
                    {must && <strong>{`${editor.must} `}</strong>}
                    <span>{`${where}: ${what}`}</span>
                  </p>
                  {address && (
                    <a className="console-link" href={address}>
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
