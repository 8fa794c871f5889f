import { useCheck } from '../content/use-check.ts';
import { useConsole } from '../context.ts';
import { Findings } from '../editor/findings.tsx';

/** Lists the articles and answers that one language lacks, each with a link to write it there. */
export function Translations() {
  const { toTranslate } = useConsole().words.today;
  const { notices = [] } = useCheck().data ?? {};
  const waiting = notices.filter(({ code }) => code === 'untranslated');
  if (!waiting.length) return null;
  return (
    <section className="card console-card" aria-labelledby="translations">
      <h3 id="translations">{toTranslate}</h3>
      <Findings findings={waiting} />
    </section>
  );
}
