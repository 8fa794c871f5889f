import { Fragment } from 'react';
import type { Draft } from '../../contract/changes.ts';
import { overlaps } from '../../domain/field-path.ts';
import { groupBy } from '../../domain/lists.ts';
import { useCheck } from '../content/use-check.ts';
import { useConsole } from '../context.ts';
import { Findings } from '../editor/findings.tsx';
import { sentenceOf } from '../editor/sentences.ts';
import { Section } from '../parts/rows.tsx';

/** Texts that contradict the selected drafts, and pages with another price than theirs, by reason. */
export function Related({ drafts }: { drafts: Draft[] }) {
  const context = useConsole();
  const { notices = [], launch = [] } = useCheck().data ?? {};
  const related = [...notices, ...launch.filter(({ kind }) => kind === 'price')].filter(
    ({ file, path = [], values }) =>
      drafts.some(
        (draft) =>
          draft.path.includes(values?.thing ?? '') ||
          (draft.file === file && overlaps(draft.path, [...path])),
      ),
  );
  if (!related.length) return null;
  return (
    <Section title={context.words.publishing.related}>
      {[...groupBy(related, (finding) => sentenceOf(context, finding, true))].map(([reason, found]) => (
        <Fragment key={reason}>
          <p className="sub">{reason}</p>
          <Findings findings={found} isPlaceOnly />
        </Fragment>
      ))}
    </Section>
  );
}
