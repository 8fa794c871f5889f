import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type PlanEntry, publishingApi } from '../../contract/changes.ts';
import type { Day } from '../../domain/dubai-time.ts';
import { fieldId } from '../../domain/field-path.ts';
import { formatDay } from '../../domain/format.ts';
import { fill, joinWithComma } from '../../domain/text.ts';
import { Button, MoreLink } from '../../site/components/button.tsx';
import { ApiError, fetchJson, reload } from '../api.ts';
import { usePlans } from '../content/use-publication.ts';
import { useConsole } from '../context.ts';
import { Changes, Findings } from '../editor/findings.tsx';
import { describeChange } from '../editor/sentences.ts';
import { firstOf } from '../focus.ts';
import { consoleLanguage } from '../language.ts';
import { DaysDialog } from '../parts/days-dialog.tsx';
import { Confirm } from '../parts/dialog.tsx';
import { IconButton } from '../parts/icon.tsx';
import { Section } from '../parts/rows.tsx';
import { Screen } from '../parts/status.tsx';

/** What becomes public together and is taken back together. */
type Plan = { start?: PlanEntry; end?: PlanEntry };

const fieldIdsOf = ({ by, changes }: PlanEntry) =>
  [by, ...changes.map(({ file, path }) => fieldId(file, path)).sort()].join();

/** Joins the beginning of each plan with its end. A plan that is public already has an end alone. */
function plansOf(entries: PlanEntry[]): Plan[] {
  const ends = entries.filter(({ isEnd }) => isEnd);
  const plans = entries
    .filter(({ isEnd }) => !isEnd)
    .map((start) => {
      const index = ends.findIndex((end) => fieldIdsOf(end) === fieldIdsOf(start) && end.day >= start.day);
      const [end] = index < 0 ? [] : ends.splice(index, 1);
      return { start, ...(end && { end }) };
    });
  return [...plans, ...ends.map((end) => ({ end }))];
}

/** Lists the plans with both of their days. */
export function Plans() {
  const { words } = useConsole();
  const { cancelled } = words.days.plans;
  const [isCancelled, setCancelled] = useState(false);
  const query = usePlans();
  const plans = plansOf(query.data?.entries ?? []);
  return (
    <Screen title={words.shell.plans} back="#more" isNarrow query={query}>
      <p role="status">{isCancelled && cancelled}</p>
      {query.data && !plans.length && <p className="sub">{words.more.plans}</p>}
      {plans.map((plan) => (
        <PlanCard key={(plan.start ?? plan.end)?.id} plan={plan} onCancelled={() => setCancelled(true)} />
      ))}
    </Screen>
  );
}

type PlanRequest = { entry: PlanEntry; to?: Day; change?: string };

/** Both days, a preview of the first, and each change with a button that takes it out. */
function PlanCard({ plan: { start, end }, onCancelled }: { plan: Plan; onCancelled: () => void }) {
  const context = useConsole();
  const { locale } = context;
  const { plans: words } = context.words.days;
  const [moved, setMoved] = useState<PlanEntry>();
  const [asked, ask] = useState<PlanRequest>();
  const { mutate, error, isPending } = useMutation({
    mutationFn: ({ entry, to, change }: PlanRequest) =>
      fetchJson(publishingApi.plan(entry.id, change), to ? 'PUT' : 'DELETE', to && { day: to }),
    onSuccess: async (_, { to }) => {
      await reload(publishingApi.content, publishingApi.plans);
      if (to) return;
      onCancelled();
      // The button that had the focus is gone.
      firstOf('main')?.focus();
    },
  });
  const entry = start ?? end;
  if (!entry) return null;
  const { by, changes } = entry;
  const whenOf = (one: PlanEntry) =>
    fill(one.isEnd ? words.ends : words.comes, { day: formatDay(one.day, locale) });
  const both = [start, end].flatMap((one) => one ?? []);
  const title = joinWithComma(both.map(whenOf), locale);
  const [first] = changes;
  const conflict = error instanceof ApiError ? error.body.draft : undefined;
  return (
    <Section
      title={title}
      action={
        start &&
        first && (
          <MoreLink
            href={publishingApi.preview({
              mode: 'browse',
              field: fieldId(first.file, first.path),
              locale: consoleLanguage(),
              day: start.day,
            })}
            label={words.preview}
          />
        )
      }
    >
      <ul className="rows">
        {changes.map((change) => {
          const text = describeChange(context, change);
          return (
            <li key={change.id} className="row-tap">
              <span>
                <b dir="auto">{text}</b>
              </span>
              {changes.length > 1 && (
                <IconButton
                  icon="close"
                  size={18}
                  label={`${words.cancel} ${text}`}
                  onClick={() => ask({ entry, change: change.id })}
                />
              )}
            </li>
          );
        })}
      </ul>
      <p className="sub" translate="no">
        {by}
      </p>
      {both.some(({ replacesNewer }) => replacesNewer) && <p className="warning">{words.overLater}</p>}
      <div role="alert">
        {both.map(({ id, mistakes }) => mistakes.length > 0 && <Findings key={id} findings={mistakes} />)}
        {error && <p className="warning">{error.message || context.words.publishing.failed}</p>}
        <Changes changes={conflict ? [conflict] : []} />
      </div>
      <div className="row">
        {both.map((one) => (
          <Button
            key={one.id}
            kind="quiet"
            label={one.isEnd ? words.changeEnd : words.change}
            describe={title}
            onClick={() => setMoved(one)}
          />
        ))}
        <Button
          kind="quiet"
          label={words.cancel}
          describe={title}
          aria-disabled={isPending}
          onClick={() => ask({ entry })}
        />
      </div>
      {asked && (
        <Confirm
          title={words.cancelAsked}
          submit={words.cancel}
          onConfirm={() => !isPending && mutate(asked)}
          onClose={() => ask(undefined)}
        >
          <Changes changes={asked.change ? changes.filter(({ id }) => id === asked.change) : changes} />
        </Confirm>
      )}
      {moved && (
        <DaysDialog
          only={moved.isEnd ? 'until' : 'from'}
          day={moved.day}
          onSubmit={({ from, until }) => {
            const to = from ?? until;
            if (to) mutate({ entry: moved, to });
          }}
          onClose={() => setMoved(undefined)}
        >
          <Changes changes={changes} />
        </DaysDialog>
      )}
    </Section>
  );
}
