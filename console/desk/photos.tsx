import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Draft, deskApi, PHOTO_BYTES, PHOTO_TYPES } from '../../contract/desk.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { ask, client } from '../api.ts';
import { useConsole } from '../context.ts';
import { Loading, SectionTitle } from '../parts.tsx';
import { type Chosen, CropDialog, type Slot } from './crop-dialog.tsx';
import { inWords } from './places.ts';
import { fieldId, useContentFile, useContentState } from './use-content.ts';

const isOf = (slot: string, file: string) => file.replace(/\.\w+$/, '') === slot;

/** Every place for a photo, as it will look. */
export function Photos() {
  const { words, barbers, branches } = useConsole();
  const { data: state } = useContentState();
  const { data, status, refetch } = useContentFile('facts/photos.yaml');
  const names = new Map([
    ...barbers.map(({ id, name }) => [id, name] as const),
    ...branches.map(({ slug, name }) => [`branch-${slug}`, name] as const),
  ]);
  const slots = (data?.draft ?? []) as Slot[];
  return (
    <section className="stack">
      <SectionTitle title={words.shell.photos} wideOnly />
      <Loading words={words.shell} status={status} onRetry={refetch} />
      <div className="desk-cards">
        {state &&
          slots.map((slot) => (
            <Photo
              key={slot.slot}
              slot={slot}
              name={names.get(slot.slot) ?? inWords(slot.slot)}
              drafts={state.drafts.filter(({ file }) => isOf(`photos/${slot.slot}`, file))}
              isPublic={state.photos.some((file) => isOf(slot.slot, file))}
            />
          ))}
      </div>
    </section>
  );
}

type PhotoProps = { slot: Slot; name: string; drafts: Draft[]; isPublic: boolean };

function Photo({ slot, name, drafts, isPublic }: PhotoProps) {
  const { photos: words, desk } = useConsole().words;
  const [chosen, setChosen] = useState<Chosen>();
  const [refusal, setRefusal] = useState('');
  const { mutate, error } = useMutation({
    mutationFn: () =>
      drafts.length
        ? Promise.all(drafts.map(({ id }) => ask(deskApi.draft(id), 'DELETE')))
        : ask(deskApi.photo(slot.slot), 'DELETE'),
    onSettled: () => client.invalidateQueries({ queryKey: [deskApi.content] }),
  });
  const draft = drafts.find(({ value }) => value !== null);
  const isShown = draft || (isPublic && !drafts.length);

  const choose = (photo: File | undefined) => {
    if (!photo) return;
    const isTooLarge = photo.size > PHOTO_BYTES;
    const size = (photo.size / 1e6).toFixed(1);
    setRefusal(isTooLarge ? fill(words.tooLarge, { size }) : '');
    if (isTooLarge) return;
    const reader = new FileReader();
    reader.onloadend = () => setChosen({ photo, url: String(reader.result ?? 'data:,') });
    // The policy of the page allows pictures from data: and not from blob:.
    reader.readAsDataURL(photo);
  };
  const pick = { name, onPick: choose };
  return (
    <section className="card desk-card" aria-label={name}>
      <h3>{name}</h3>
      <div className="photo-place" style={{ aspectRatio: slot.width / slot.height }}>
        {isShown ? (
          <img
            src={`${deskApi.photo(slot.slot)}?at=${draft?.at ?? ''}`}
            alt={slot.purpose}
            width={slot.width}
            height={slot.height}
            loading="lazy"
          />
        ) : (
          <p className="quiet">{drafts.length ? words.goes : words.none}</p>
        )}
      </div>
      <p>{slot.purpose}</p>
      <p className="quiet">
        {`${slot.crop}. ${fill(words.size, { width: String(slot.width), height: String(slot.height) })}`}
      </p>
      <p role="status" className="quiet">
        {draft && words.chosen}
      </p>
      <p role="alert" className="warning">
        {refusal || (error && (error.message || words.failed))}
      </p>
      <div className="row">
        <PhotoInput {...pick} label={words.take} capture="environment" />
        <PhotoInput {...pick} label={words.choose} id={fieldId(`photos/${slot.slot}.jpg`, [])} />
        {drafts.length > 0 && (
          <Button kind="quiet" label={desk.throwAway} describe={name} onClick={() => mutate()} />
        )}
        {isPublic && !drafts.length && (
          <Button kind="quiet" label={words.remove} describe={name} onClick={() => mutate()} />
        )}
      </div>
      {chosen && <CropDialog name={name} slot={slot} chosen={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
}

type PhotoInputProps = {
  label: string;
  name: string;
  id?: string;
  capture?: 'environment';
  onPick: (photo: File | undefined) => void;
};

/** A button that opens the camera or the photos of the phone. */
const PhotoInput = ({ label, name, onPick, ...input }: PhotoInputProps) => (
  <label className="button button-quiet photo-input">
    <input
      {...input}
      type="file"
      accept={PHOTO_TYPES}
      className="hidden-text"
      onChange={({ target }) => {
        onPick(target.files?.[0]);
        // The same photo may be chosen again.
        target.value = '';
      }}
    />
    <span>{label}</span>
    <span className="hidden-text">{` ${name}`}</span>
  </label>
);
