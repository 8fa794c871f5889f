import { brief } from '../../domain/brief.ts';
import { Button } from '../../site/components/button.tsx';
import { saveDraft, useContentState } from '../content/use-content.ts';
import { usePublication, usePublish } from '../content/use-publication.ts';
import { useConsole } from '../context.ts';
import { FieldLink } from '../editor/field-link.tsx';
import { fieldNameOf } from '../editor/field-names.ts';

/** After an update: texts of the program that the owner's hide, to keep or to take, and texts without a place. */
export function ProgramNotices() {
  const context = useConsole();
  const words = context.words.program;
  const { notices = [], drafts = [] } = useContentState().data ?? {};
  const { isRunning } = usePublication();
  const { mutate } = usePublish();
  const open = notices.filter(
    ({ file, path }) => !drafts.some((draft) => draft.file === file && `${draft.path}` === `${path}`),
  );
  if (!open.length) return null;
  return (
    <section className="card console-card" aria-labelledby="program">
      <h3 id="program">{words.title}</h3>
      <p className="quiet">{words.lead}</p>
      <ul className="console-list">
        {open.map(({ kind, file, path, value, program, by }) => {
          const name = fieldNameOf(context, file, path);
          const isNewer = kind === 'newer';
          return (
            <li key={`${kind} ${file} ${path}`}>
              {isNewer ? <FieldLink file={file} path={path} label={name} /> : <b>{name}</b>}
              <dl>
                <dt translate="no">{by}</dt>
                <dd>{String(brief(value))}</dd>
                <dt>{words.newer}</dt>
                <dd>{isNewer ? String(brief(program)) : words.lost}</dd>
              </dl>
              {isNewer && (
                <div className="row">
                  <Button
                    kind="quiet"
                    label={words.keep}
                    aria-disabled={isRunning}
                    onClick={() => !isRunning && mutate({ keep: { file, path } })}
                  />
                  <Button
                    kind="quiet"
                    label={words.take}
                    onClick={() => saveDraft({ file, path, value: program, seen: null })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
