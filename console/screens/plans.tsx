import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type PlanEntry, publishingApi } from '../../contract/changes.ts';
import type { Day } from '../../domain/dubai-time.ts';
import { formatDay } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { ApiError, client, fetchJson } from '../api.ts';
import { usePlans } from '../content/use-publication.ts';
import { useConsole } from '../context.ts';
import { Changes, Findings } from '../editor/findings.tsx';
import { describeChange } from '../editor/sentences.ts';
import { firstOf } from '../focus.ts';
import { DaysDialog } from '../parts/days-dialog.tsx';
import { Screen } from '../parts/status.tsx';

/** Lists what becomes public or is taken back by itself. */
export function Plans() {
  const { words } = useConsole();
  const { cancelled } = words.days.plans;
  const [isCancelled, setCancelled] = useState(false);
  const query = usePlans();
  const entries = query.data?.entries ?? [];
  return (
    <Screen title={words.shell.plans} back="#more" isNarrow query={query}>
      <p role="status">{isCancelled && cancelled}</p>
      {query.data && !entries.length && <p className="sub">{words.more.plans}</p>}
      <ol className="console-list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} onCancelled={() => setCancelled(true)} />
          </li>
        ))}
      </ol>
    </Screen>
  );
}

function Entry({ entry, onCancelled }: { entry: PlanEntry; onCancelled: () => void }) {
  const { id, by, day, isEnd, replacesNewer, changes, mistakes } = entry;
  const context = useConsole();
  const { locale } = context;
  const { plans: words } = context.words.days;
  const [isEditing, setEditing] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (to: Day | null) =>
      fetchJson(publishingApi.plan(id), to ? 'PUT' : 'DELETE', to ? { day: to } : undefined),
    onSuccess: async (_, to) => {
      await client.invalidateQueries({ queryKey: [publishingApi.content] });
      await client.invalidateQueries({ queryKey: [publishingApi.plans] });
      if (to) return;
      onCancelled();
      // The button that had the focus is gone.
      firstOf('main')?.focus();
    },
  });
  const when = fill(isEnd ? words.ends : words.comes, { day: formatDay(day, locale) });
  const [change] = changes.map((one) => describeChange(context, one));
  const first = isEnd ? `${when}: ${change}` : change;
  const conflict = error instanceof ApiError ? error.body.draft : undefined;
  return (
    <>
      <div>
        <p>
          <b translate="no">{by}</b>
        </p>
        <p>{when}</p>
        <Changes changes={changes} />
        {replacesNewer && <p className="warning">{words.overLater}</p>}
        <div role="alert">
          {mistakes.length > 0 && <Findings findings={mistakes} />}
          {error && <p className="warning">{error.message}</p>}
          <Changes changes={conflict ? [conflict] : []} />
        </div>
      </div>
      <div className="row">
        <Button kind="quiet" label={words.change} describe={first} onClick={() => setEditing(true)} />
        <Button
          kind="quiet"
          label={words.cancel}
          describe={first}
          aria-disabled={isPending}
          onClick={() => !isPending && mutate(null)}
        />
      </div>
      {isEditing && (
        <DaysDialog
          only={isEnd ? 'until' : 'from'}
          day={day}
          onSubmit={({ from, until }) => mutate(from ?? until)}
          onClose={() => setEditing(false)}
        >
          <Changes changes={changes} />
        </DaysDialog>
      )}
    </>
  );
}
