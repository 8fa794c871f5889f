import type { Finding } from '../../contract/findings.ts';
import { FieldLink } from '../parts/findings.tsx';
import { sentenceOf } from './sentences.ts';
import { useNames } from './use-names.ts';

/** The findings of a check, each with a link to its field. */
export function Findings({ findings }: { findings: Finding[] }) {
  const context = useNames();
  return (
    <ul className="console-links">
      {findings.map((finding) => {
        const { file, path, text } = finding;
        const sentence = sentenceOf(context, finding);
        return (
          <li key={text}>
            {path ? <FieldLink file={file} path={[...path]} label={sentence} /> : <span>{sentence}</span>}
          </li>
        );
      })}
    </ul>
  );
}
