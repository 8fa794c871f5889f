import { publishingApi } from '../../contract/publishing.ts';
import { fill } from '../../domain/text.ts';
import { useCheck } from '../content/use-check.ts';
import { useConsole } from '../context.ts';
import { Findings } from '../editor/findings.tsx';

/** Lists what to do before the site goes live. Renders nothing once no blocker is left. */
export function GoLive() {
  const words = useConsole().words.goLive;
  const { launch = [] } = useCheck(publishingApi.quickCheck).data ?? {};
  const blockers = launch.filter(({ level }) => level === 'blocker');
  const warnings = launch.filter(({ level }) => level === 'warning');
  if (!blockers.length) return null;
  return (
    <section className="card console-card" aria-labelledby="go-live">
      <h3 id="go-live">{words.title}</h3>
      <p className="quiet">{words.lead}</p>
      <Findings findings={blockers.filter(({ file }) => file)} />
      {blockers
        .filter(({ file }) => !file)
        .map(({ text }) => (
          <p key={text}>{fill(words.forward, { task: text })}</p>
        ))}
      {warnings.length > 0 && (
        <details>
          <summary>{fill(words.warnings, { count: String(warnings.length) })}</summary>
          <Findings findings={warnings} />
        </details>
      )}
    </section>
  );
}
