import type { ReactElement } from 'react';
import { BRANCHES } from '../../domain/content-files.ts';
import type { FieldPath } from '../../domain/field-path.ts';
import type { BranchFacts } from '../../edition/schema/facts.ts';
import { useField } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { FieldLink } from '../editor/field-link.tsx';
import { fieldKey, labelOf } from '../editor/schema.ts';
import { focusField } from '../focus.ts';

/** The paths of empty values. */
const missingIn = (value: unknown, path: FieldPath = []): FieldPath[] =>
  value === '' || value === null
    ? [path]
    : typeof value === 'object' && value
      ? Object.entries(value).flatMap(([key, one]) => missingIn(one, [...path, key]))
      : [];

type BranchChecklistProps = {
  branch: BranchFacts;
  /** The button that adds a picture, unless there is one. */
  addPhoto: ReactElement | false;
  hasBarbers: boolean;
  addBarberId: string;
};

/** Lists what a branch lacks before it is public. */
export function BranchChecklist({ branch, addPhoto, hasBarbers, addBarberId }: BranchChecklistProps) {
  const { records, editor } = useConsole().words;
  const { live } = useField(BRANCHES, [branch.slug]);
  const missingFields = missingIn(branch);
  if (live || (!missingFields.length && !addPhoto && hasBarbers)) return null;
  return (
    <section className="card grid" aria-label={records.left}>
      <h2>{records.left}</h2>
      <ul className="console-links">
        {missingFields.map((path) => (
          <li key={path.join('.')}>
            <FieldLink
              file={BRANCHES}
              path={[branch.slug, ...path]}
              label={labelOf(String(path.at(-1)), editor.names, fieldKey(BRANCHES, [branch.slug, ...path]))}
            />
          </li>
        ))}
        {addPhoto && <li>{addPhoto}</li>}
        {!hasBarbers && (
          <li>
            <a href={`#team/${addBarberId}`} onClick={() => focusField(addBarberId)}>
              {records.noBarber}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
