import { useState } from 'react';
import { isDay } from '../../domain/dubai-time.ts';
import { fill } from '../../domain/text.ts';
import { Field } from '../../site/components/field.tsx';
import { Editor } from '../editor/editor.tsx';
import { Loading, SectionTitle } from '../parts.tsx';
import type { ConsoleProps, ConsoleWords } from '../words.ts';
import { NewForm, showNew, TextField } from './record-fields.tsx';
import { fieldId, useContentFile } from './use-content.ts';

const BRANCHES = 'facts/branches.yaml';
/** What other screens are for, or what stays as it is once addresses know it. */
const ELSEWHERE = ['slug', 'id', 'hours', 'exceptions', 'opens', 'closes'];
const PAGES = ['branches', 'branch-pages', 'short-branches'];

type Branch = { slug: string; name: string; opens?: string; closes?: string };

/** Opens a branch in steps, and closes one by its last day. */
export function Branches({ words, today }: ConsoleProps) {
  const { data, status, refetch } = useContentFile(BRANCHES);
  const said = words.records;
  const [opens, setOpens] = useState('');
  const [opened, setOpened] = useState<string>();
  return (
    <section className="stack">
      <SectionTitle title={words.shell.branches} wideOnly />
      <Loading words={words.shell} status={status} onRetry={refetch} />
      {data && (
        <NewForm
          words={words}
          kind="branch"
          title={said.newBranch}
          onMade={setOpened}
          more={() => (isDay(opens) ? { opens } : {})}
        >
          <Field id="new-branch-opens" label={said.firstDay} hint={said.firstDayHint}>
            {(control) => (
              <input
                {...control}
                type="date"
                value={opens}
                onChange={({ target }) => setOpens(target.value)}
              />
            )}
          </Field>
        </NewForm>
      )}
      {((data?.draft ?? []) as Branch[]).map(({ slug, name, opens: first, closes: last }) => (
        <details
          key={slug}
          className="card desk-card"
          open={slug === opened}
          ref={slug === opened ? showNew : undefined}
        >
          <summary>
            {name} {first && <span className="badge">{fill(said.opens, { day: first })}</span>}{' '}
            {last && <span className="badge">{fill(said.closes, { day: last })}</span>}
          </summary>
          {first && <Steps words={words} slug={slug} languages={today.languages} />}
          <div className="stack">
            <TextField
              words={words}
              file={BRANCHES}
              path={[slug, 'opens']}
              label={said.firstDay}
              type="date"
            />
            <TextField
              words={words}
              file={BRANCHES}
              path={[slug, 'closes']}
              label={said.lastDay}
              type="date"
              hint={said.closeHint}
            />
          </div>
          <Editor words={words} files={[{ path: BRANCHES }]} at={[slug]} without={ELSEWHERE} />
        </details>
      ))}
    </section>
  );
}

type StepsProps = { words: ConsoleWords; slug: string; languages: ConsoleProps['today']['languages'] };

/** What an opening needs, in the order in which it is best done. */
const Steps = ({ words, slug, languages }: StepsProps) => (
  <ol className="desk-steps">
    <li>{words.records.stepFacts}</li>
    <li>
      <a href="#hours">{words.records.stepHours}</a>
    </li>
    {PAGES.map((page) => (
      <li key={page}>
        {words.records.stepWords}{' '}
        <a href={`#words/${fieldId(`${languages[0]?.locale}/${page}.yaml`, ['items', slug])}`}>
          {words.records.pages[page]}
        </a>
      </li>
    ))}
    <li>
      <a href="#team">{words.records.stepTeam}</a>
    </li>
    <li>{words.records.stepPublish}</li>
  </ol>
);
