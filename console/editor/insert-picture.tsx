import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { publishingApi } from '../../contract/changes.ts';
import { randomId } from '../../contract/random-id.ts';
import { PHOTOS } from '../../domain/content-files.ts';
import { fill } from '../../domain/text.ts';
import { answerOf, client, fetchJson, reload } from '../api.ts';
import { saveDraft } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { FormDialog } from '../parts/dialog.tsx';
import { TextField } from '../parts/fields.tsx';
import { openPhoto, tooSmall } from './open-photo.ts';
import { PhotoInput } from './photo-input.tsx';

/** The minimum size of a picture in a text, in pixels. */
const MIN_SIZE = { width: 640, height: 360 };

type InsertPictureProps = {
  id: string;
  file: string;
  insert: (photo: string, alt: string) => void;
  onClose: () => void;
};

/** Uploads a photo into a slot of its own and inserts it into the text with its description. */
export function InsertPicture({ id, file, insert, onClose }: InsertPictureProps) {
  const { editor: words, photos } = useConsole().words;
  const [, slug] = /([a-z0-9-]+)\.mdx$/.exec(file) ?? [];
  const [photo, choose] = useState<File>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const reason = photo && tooSmall(photos, await openPhoto(photo), MIN_SIZE);
      if (reason) throw new Error(reason);
      const slot = `${slug}-${Date.now().toString(36)}`;
      const purpose = fill(words.pictureOf, { name: slug });
      const value = { slot, ...MIN_SIZE, purpose, crop: words.pictureCrop };
      const { drafts = [] } = client.getQueryData(answerOf(publishingApi.content).queryKey) ?? {};
      // With a new article: the pictures of an unfinished one are not published, and they are discarded with it.
      const group = drafts.find((draft) => draft.file === file)?.group ?? randomId();
      const changes = [{ file: PHOTOS, path: [slot], value, seen: null }];
      const saved = await fetchJson(publishingApi.draftsTogether, 'PUT', { changes, group });
      await fetchJson(publishingApi.photo(slot), 'PUT', photo).catch(async (error) => {
        // A slot without a picture would be published with the article.
        const seen = saved.drafts[0]?.at ?? null;
        await saveDraft({ file: PHOTOS, path: [slot], value: null, seen });
        throw error;
      });
      reload(publishingApi.content);
      return { photo: `${slot}.jpg`, alt: String(new FormData(form).get('alt')) };
    },
    onSuccess: ({ photo, alt }) => {
      insert(photo, alt);
      onClose();
    },
  });
  return (
    <FormDialog
      title={words.mark.picture}
      submit={words.insert}
      disabled={!photo}
      onSubmit={mutate}
      isPending={isPending}
      onClose={onClose}
    >
      <div className="row">
        <PhotoInput id={id} label={photos.choose} onPick={choose} />
        {photo && <span className="quiet">{photo.name}</span>}
      </div>
      <p role="alert" className="warning">
        {error && (error.message || photos.failed)}
      </p>
      <TextField id={`${id}-alt`} label={words.pictureAlt} name="alt" dir="auto" required />
    </FormDialog>
  );
}
