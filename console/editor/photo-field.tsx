import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { PHOTO_BYTES, publishingApi } from '../../contract/changes.ts';
import { PHOTOS } from '../../domain/content-files.ts';
import { fieldId, photoField } from '../../domain/field-path.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { fetchJson, reload } from '../api.ts';
import { useContentFile, useContentState } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import type { ConsoleProps } from '../words.ts';
import { ContentTexts } from './content-field.tsx';
import { CropDialog } from './crop-dialog.tsx';
import type { PhotoKind } from './crop-shapes.tsx';
import { slotNameOf } from './field-names.ts';
import { type OpenedPhoto, openPhoto, tooSmall, turnPhoto } from './open-photo.ts';
import { PhotoInput } from './photo-input.tsx';

/** What a photo shows, by the name of its slot. */
function kindOf({ barbers, branches }: ConsoleProps, slot: string): PhotoKind {
  if (barbers.some(({ id }) => id === slot)) return 'barber';
  if (branches.some(({ slug }) => slot.startsWith(`${slug}-`))) return 'gallery';
  return slot.startsWith('branch-') ? 'branch' : 'article';
}

/** Shows the photo of a slot as visitors will see it; takes, chooses, crops, removes and describes it. */
export function PhotoField({ slot: id }: { slot: string }) {
  const context = useConsole();
  const { photos: words, drafts: draftWords, editor } = context.words;
  const name = slotNameOf(context, id);
  const kind = kindOf(context, id);
  const { data: state } = useContentState();
  const file = useContentFile(PHOTOS).data;
  const [slot, live] = [file?.draft, file?.live].map((slots) => slots?.find((one) => one.slot === id));
  const [chosen, setChosen] = useState<OpenedPhoto>();
  const [refusal, setRefusal] = useState('');
  const isDrafted = slot?.photo !== live?.photo;
  const picture = slot?.photo ? `${publishingApi.photo(id)}?at=${slot.photo}` : context.scenes[id];
  const draft = state?.drafts.find((one) => fieldId(one.file, one.path) === photoField(id));
  const { mutate, error } = useMutation({
    mutationFn: () =>
      draft
        ? fetchJson(publishingApi.draft(draft.id), 'DELETE')
        : fetchJson(publishingApi.photo(id), 'DELETE'),
    onSettled: () => reload(publishingApi.content),
  });
  if (!state || !slot) return null;

  const choose = async (photo: File | undefined) => {
    if (!photo) return;
    setRefusal('');
    const size = (photo.size / 1e6).toFixed(1);
    if (photo.size > PHOTO_BYTES) return setRefusal(fill(words.tooLarge, { size }));
    const opened = await openPhoto(photo);
    const reason = tooSmall(words, opened, slot);
    if (reason) setRefusal(reason);
    else setChosen(opened);
  };
  return (
    <section className="card grid" aria-label={name}>
      <h3>{name}</h3>
      <div className="photo-slot" style={{ aspectRatio: slot.width / slot.height }}>
        {picture ? (
          <img src={picture} alt={name} width={slot.width} height={slot.height} loading="lazy" />
        ) : (
          <p className="quiet">{isDrafted ? words.removed : words.none}</p>
        )}
      </div>
      {!slot.drawn && <p>{words.help[kind]}</p>}
      <p className="quiet">{fill(words.size, { width: String(slot.width), height: String(slot.height) })}</p>
      <p role="status" className="quiet">
        {picture && (isDrafted ? (slot.photo ? words.chosen : words.removed) : !slot.photo && words.own)}
      </p>
      <p role="alert" className="warning">
        {refusal || (error && (error.message || words.failed))}
      </p>
      <div className="row">
        <PhotoInput name={name} onPick={choose} label={words.take} capture="environment" />
        <PhotoInput name={name} onPick={choose} label={words.choose} id={photoField(id)} />
        {(slot.photo || isDrafted) && (
          <Button
            kind="quiet"
            label={isDrafted ? draftWords.discard : words.remove}
            describe={name}
            onClick={() => mutate()}
          />
        )}
      </div>
      <ContentTexts
        file="branches.yaml"
        path={['gallery', 'photos', id]}
        label={editor.pictureAlt}
        isOptional
      />
      {chosen && (
        <CropDialog
          key={chosen.photo.lastModified}
          {...{ name, kind, slot, chosen }}
          onTurn={() => turnPhoto(chosen.photo).then(setChosen)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  );
}
