import type { Finding } from '../../contract/findings.ts';
import type { FieldPath } from '../../contract/publishing.ts';
import { addressOf, fieldId, focusField } from '../address.ts';

/** Links to a field. The click focuses it if its screen is already open. */
export const FieldLink = ({ file, path, label }: { file: string; path: FieldPath; label: string }) => (
  <a href={addressOf(file, path)} onClick={() => focusField(fieldId(file, path))} dir="auto">
    {label}
  </a>
);

/** The findings of a check, each with a link to its field. */
export const Findings = ({ findings }: { findings: Finding[] }) => (
  <ul className="console-links">
    {findings.map(({ file, path, text, sentence = text }) => (
      <li key={text}>
        {path ? (
          <FieldLink file={file} path={[...path]} label={sentence} />
        ) : (
          <span dir="auto">{sentence}</span>
        )}
      </li>
    ))}
  </ul>
);
