import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { publishingApi } from '../../contract/changes.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { valueAt } from '../../domain/field-path.ts';
import { fill, joinWithComma } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { fetchJson, reload } from '../api.ts';
import { useChangeFiles, useContentFile, useContentState } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { localName, pageNameOf } from '../names.ts';
import { Confirm } from '../parts/dialog.tsx';
import { type ContentRecord, deletionOf } from './record.ts';

/** The field for the last day of a record whose address then redirects. */
const LAST_DAYS: Partial<Record<ContentRecord['kind'], string>> = { branch: 'lastDay', barber: 'left' };

type RemoveRecordProps = { record: ContentRecord; name: string; onRemoved?: () => void };

/**
 * Makes today the last day of a branch or barber, or deletes an area or the price of a page. Discards what was never public.
 * Shows what will change first.
 */
export function RemoveRecord({ record: { kind, id, parts }, name: own, onRemoved }: RemoveRecordProps) {
  const context = useConsole();
  const name = localName(context, id, own);
  const words = context.words.records.remove;
  const [isConfirming, setConfirming] = useState(false);
  const { file, at } = parts.at(-1) ?? { file: '', at: [] };
  const isPublic = valueAt(useContentFile(file).data?.live, at) !== undefined;
  const state = useContentState().data;
  const change = useChangeFiles();
  const discard = useMutation({
    mutationFn: async () => {
      const draft = state?.drafts.find((one) => one.file === file && `${one.path}` === `${at}`);
      if (draft) await fetchJson(publishingApi.draft(draft.id), 'DELETE');
    },
    onSettled: () => reload(publishingApi.content),
  });
  const lastDay = LAST_DAYS[kind];
  const locales = context.today.languages.map(({ locale }) => locale);
  const removal = lastDay
    ? [{ file, make: () => ({ path: [...at, lastDay], value: dubaiDay(new Date()) }) }]
    : deletionOf(parts, locales);
  const text = kind === 'branch' || kind === 'barber' || kind === 'area' ? words[kind] : words.price;
  const mentions = (isPublic && lastDay ? (state?.mentions[id] ?? []) : []).map((place) =>
    pageNameOf(context, place),
  );
  return (
    <>
      <Button kind="quiet" label={words.start} describe={name} onClick={() => setConfirming(true)} />
      {isConfirming && (
        <Confirm
          title={`${words.start}: ${name}`}
          submit={words.start}
          onConfirm={() => (isPublic ? change.mutate(removal, { onSuccess: onRemoved }) : discard.mutate())}
          onClose={() => setConfirming(false)}
        >
          <p>{fill(isPublic ? text : words.draft, { name })}</p>
          {mentions.length > 0 && <p>{`${words.mentions} ${joinWithComma(mentions, context.locale)}`}</p>}
        </Confirm>
      )}
    </>
  );
}
