import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { publishingApi } from '../../contract/publishing.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { valueAt } from '../../domain/field-path.ts';
import { fill, joinWithComma } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { client, fetchJson } from '../api.ts';
import { useChangeFiles, useContentFile, useContentState } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { pageNameOf } from '../names.ts';
import { Confirm } from '../parts/dialog.tsx';

const LAST_DAYS = {
  branch: { file: 'facts/branches.yaml', field: 'closes' },
  barber: { file: 'facts/team.yaml', field: 'left' },
};

type RemoveRecordProps = { kind: keyof typeof LAST_DAYS; id: string; name: string };

/** Makes today the last day of a branch or barber, or discards one that was never public. Shows what will change first. */
export function RemoveRecord({ kind, id, name }: RemoveRecordProps) {
  const context = useConsole();
  const words = context.words.records.remove;
  const [isConfirming, setConfirming] = useState(false);
  const { file, field } = LAST_DAYS[kind];
  const isPublic = valueAt(useContentFile(file).data?.live, [id]) !== undefined;
  const state = useContentState().data;
  const change = useChangeFiles();
  const discard = useMutation({
    mutationFn: async () => {
      const draft = state?.drafts.find((one) => one.file === file && `${one.path}` === id);
      if (draft) await fetchJson(publishingApi.draft(draft.id), 'DELETE');
    },
    onSettled: () => client.invalidateQueries({ queryKey: [publishingApi.content] }),
  });
  const remove = () =>
    isPublic
      ? change.mutate([{ file, make: () => ({ path: [id, field], value: dubaiDay(new Date()) }) }])
      : discard.mutate();
  const mentions = (isPublic ? (state?.mentions[id] ?? []) : []).map((place) => pageNameOf(context, place));
  return (
    <>
      <Button kind="quiet" label={words.start} describe={name} onClick={() => setConfirming(true)} />
      {isConfirming && (
        <Confirm
          title={`${words.start}: ${name}`}
          confirm={words.start}
          cancel={words.keep}
          onConfirm={remove}
          onClose={() => setConfirming(false)}
        >
          <p>{fill(isPublic ? words[kind] : words.draft, { name })}</p>
          {mentions.length > 0 && <p>{`${words.mentions} ${joinWithComma(mentions, context.locale)}`}</p>}
        </Confirm>
      )}
    </>
  );
}
