import type { Finding } from '../../contract/findings.ts';
import { useConsole } from '../context.ts';
import { FieldLink } from '../parts/findings.tsx';
import { sentenceOf } from './sentences.ts';

/** The findings of a check, each with a link to its field. */
export function Findings({ findings }: { findings: Finding[] }) {
  const context = useConsole();
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
