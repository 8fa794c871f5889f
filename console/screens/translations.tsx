import { addressOf } from '../address.ts';
import { useCheck } from '../content/use-check.ts';
import { useConsole } from '../context.ts';
import { fieldNameOf } from '../editor/field-names.ts';

/** Lists the articles and answers that one language lacks, each with a link to write it there. */
export function Translations() {
  const context = useConsole();
  const { notices = [] } = useCheck().data ?? {};
  const waiting = notices.filter(({ code }) => code === 'untranslated');
  if (!waiting.length) return null;
  return (
    <section className="card console-card" aria-labelledby="translations">
      <h3 id="translations">{context.words.today.toTranslate}</h3>
      <ul className="console-links">
        {waiting.map(({ file, path = [], text }) => (
          <li key={text}>
            <a href={addressOf(file, path.length ? [...path] : undefined)} dir="auto">
              {fieldNameOf(context, file, [...path])}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
