import type { LaunchTask } from '../../contract/findings.ts';
import { groupBy } from '../../domain/lists.ts';
import { useConsole } from '../context.ts';
import { FieldLink } from '../editor/field-link.tsx';
import { fieldNameOf } from '../editor/field-names.ts';
import { sentenceOf } from '../editor/sentences.ts';
import type { ConsoleProps } from '../words.ts';

/** Groups tasks by kind: what, why, and a link to each field. */
export function Tasks({ tasks }: { tasks: LaunchTask[] }) {
  const context = useConsole();
  const { kinds } = context.words.goLive;
  return [...groupBy(tasks, ({ kind }) => kind)].map(([kind, ofKind]) => (
    <section key={kind} aria-label={kinds[kind].title}>
      <h3>{kinds[kind].title}</h3>
      <p>{kinds[kind].why}</p>
      <ul className="row console-links">
        {ofKind.map(
          (task) =>
            task.path && (
              <li key={task.text}>
                <FieldLink file={task.file} path={[...task.path]} label={nameOf(context, task)} />
              </li>
            ),
        )}
      </ul>
    </section>
  ));
}

/** Names the field of a task: 'Al Barsha 1: Phone (+971 4 000 0001)'. Two prices or durations that differ get a sentence. */
function nameOf(context: ConsoleProps, task: LaunchTask): string {
  const { kind, file, path = [], values: { name, value } = {} } = task;
  if (kind === 'price' || kind === 'minutes') return sentenceOf(context, task);
  const at = path.at(-1) === 'sample' ? path.slice(0, -1) : [...path];
  const field = fieldNameOf(context, file, at, name?.toString());
  // Isolated, so that the text around it does not change its direction.
  return value ? `${field} (\u2068${value}\u2069)` : field;
}
