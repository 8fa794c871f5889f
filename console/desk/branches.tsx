import { useState } from 'react';
import { isDay } from '../../domain/dubai-time.ts';
import { fill } from '../../domain/text.ts';
import { Field } from '../../site/components/field.tsx';
import { useConsole } from '../context.ts';
import { Editor } from '../editor/editor.tsx';
import { Loading, SectionTitle } from '../parts.tsx';
import { NewRecord, RecordCard } from './records.tsx';
import { fieldId, useContentFile } from './use-content.ts';

const BRANCHES = 'facts/branches.yaml';
const FIRST = ['opens', 'closes'];
/** What other screens are for, or what stays as it is once addresses know it. */
const ELSEWHERE = ['slug', 'id', 'hours', 'exceptions'];
const PAGES = ['branches', 'branch-pages', 'short-branches'];

type Branch = { slug: string; name: string; opens?: string; closes?: string };

/** Opens a branch in steps, and closes one by its last day. */
export function Branches() {
  const { words } = useConsole();
  const { records } = words;
  const { data, status, refetch } = useContentFile(BRANCHES);
  const [opens, setOpens] = useState('');
  const [opened, setOpened] = useState<string>();
  return (
    <section className="stack">
      <SectionTitle title={words.shell.branches} wideOnly />
      <Loading words={words.shell} status={status} onRetry={refetch} />
      {data && (
        <NewRecord
          kind="branch"
          title={records.newBranch}
          more={isDay(opens) ? { opens } : {}}
          onMade={setOpened}
        >
          <Field id="new-branch-opens" label={records.firstDay}>
            {(control) => (
              <input
                {...control}
                type="date"
                value={opens}
                onChange={({ target }) => setOpens(target.value)}
              />
            )}
          </Field>
        </NewRecord>
      )}
      {((data?.draft ?? []) as Branch[]).map(({ slug, name, opens: first, closes: last }) => (
        <RecordCard
          key={slug}
          name={name}
          badges={[
            ...(first ? [fill(records.opens, { day: first })] : []),
            ...(last ? [fill(records.closes, { day: last })] : []),
          ]}
          isNew={slug === opened}
        >
          {first && <Steps slug={slug} />}
          <Editor files={[{ path: BRANCHES }]} at={[slug]} first={FIRST} without={ELSEWHERE} />
        </RecordCard>
      ))}
    </section>
  );
}

/** What an opening needs, in the order in which it is best done. */
function Steps({ slug }: { slug: string }) {
  const { words, today } = useConsole();
  const { records } = words;
  return (
    <ol className="desk-steps">
      <li>{records.stepFacts}</li>
      <li>
        <a href="#hours">{records.stepHours}</a>
      </li>
      {PAGES.map((page) => (
        <li key={page}>
          <span>{records.stepWords}</span>{' '}
          <a href={`#words/${fieldId(`${today.languages[0]?.locale}/${page}.yaml`, ['items', slug])}`}>
            {records.pages[page]}
          </a>
        </li>
      ))}
      <li>
        <a href="#team">{records.stepTeam}</a>
      </li>
      <li>{records.stepPublish}</li>
    </ol>
  );
}
