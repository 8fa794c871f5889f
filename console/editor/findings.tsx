import type { Draft } from '../../contract/changes.ts';
import type { Finding } from '../../contract/findings.ts';
import { type Change, overlaps } from '../../domain/field-path.ts';
import { useConsole } from '../context.ts';
import { FieldLink } from './field-link.tsx';
import { fieldNameOf } from './field-names.ts';
import { describeChange, sentenceOf } from './sentences.ts';

/** The mistakes in fields of drafts. If there are none, all: a draft may cause one elsewhere, such as a dead link. */
export function mistakesIn(drafts: Draft[], mistakes: Finding[]): Finding[] {
  const own = mistakes.filter(({ file, path = [] }) =>
    drafts.some((draft) => draft.file === file && overlaps(draft.path, [...path])),
  );
  return own.length ? own : mistakes;
}

type FindingsProps = {
  findings: Finding[];
  /** Leaves out the reason, because the caller shows it above. */
  isPlaceOnly?: boolean;
};

/** The findings of a check, each with a link to its field. */
export function Findings({ findings, isPlaceOnly = false }: FindingsProps) {
  const context = useConsole();
  return (
    <ul className="console-links">
      {findings.map((finding) => {
        const { file, path, other, text } = finding;
        const sentence =
          isPlaceOnly && path ? fieldNameOf(context, file, [...path]) : sentenceOf(context, finding);
        return (
          <li key={text}>
            {path ? <FieldLink file={file} path={[...path]} label={sentence} /> : <span>{sentence}</span>}
            {other && <FieldLink {...other} label={fieldNameOf(context, other.file, other.path)} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Changes in words. */
export function Changes({ changes }: { changes: Change[] }) {
  const context = useConsole();
  return <Lines lines={changes.map((change) => describeChange(context, change))} />;
}

/** One line as a paragraph, several as a list. */
export function Lines({ lines }: { lines: string[] }) {
  if (lines.length < 2) return lines[0] && <p>{lines[0]}</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
