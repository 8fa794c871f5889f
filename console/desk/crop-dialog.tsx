import 'react-easy-crop/react-easy-crop.css';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { deskApi } from '../../contract/desk.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { ask, client } from '../api.ts';
import { useConsole } from '../context.ts';
import { Dialog } from '../parts.tsx';

/** In the pixels of the screen, for an arrow key. */
const KEY_STEP = 10;

export type Slot = { slot: string; width: number; height: number; purpose: string; crop: string };
export type Chosen = { photo: File; url: string };

type CropDialogProps = { name: string; slot: Slot; chosen: Chosen; onClose: () => void };

/** Which part of a photo visitors see; no smaller than its place needs. */
export function CropDialog({ name, slot, chosen: { photo, url }, onClose }: CropDialogProps) {
  const words = useConsole().words.photos;
  const [at, setAt] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [most, setMost] = useState(1);
  const [area, setArea] = useState<Area>();
  /** What is in the middle stays there. */
  const zoomTo = (next: number) => {
    setZoom(next);
    setAt({ x: (at.x * next) / zoom, y: (at.y * next) / zoom });
  };
  const aspect = slot.width / slot.height;
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (part: Area | undefined) => {
      const crop = part ? `?crop=${[part.x, part.y, part.width, part.height]}` : '';
      return ask(deskApi.photo(slot.slot) + crop, 'PUT', photo);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [deskApi.content] }),
  });
  return (
    <Dialog title={fill(words.crop, { name })} onClose={onClose}>
      {(close) => {
        // What is refused stays open, with the reason.
        const send = (part?: Area) => !isPending && mutateAsync(part).then(close, () => {});
        return (
          <>
            <div className="photo-crop">
              <Cropper
                image={url}
                crop={at}
                zoom={zoom}
                maxZoom={most}
                aspect={aspect}
                onCropChange={setAt}
                onZoomChange={setZoom}
                onCropAreaChange={(_, part) => setArea(part)}
                onMediaLoaded={({ naturalWidth, naturalHeight }) =>
                  setMost(Math.max(1, Math.min(naturalWidth, naturalHeight * aspect) / (slot.width + 1)))
                }
                // What this browser cannot show the server reads, or says why not.
                mediaProps={{ onError: () => send() }}
                cropperProps={{ role: 'group', 'aria-label': words.move }}
                keyboardStep={KEY_STEP}
                disableAutomaticStylesInjection
              />
            </div>
            {most > 1 && (
              <Field id="photo-zoom" label={words.zoom}>
                {(control) => (
                  <input
                    {...control}
                    type="range"
                    min={1}
                    max={most}
                    step={(most - 1) / 20}
                    aria-valuetext={`${Math.round(zoom * 100)} %`}
                    value={zoom}
                    onChange={({ target }) => zoomTo(target.valueAsNumber)}
                  />
                )}
              </Field>
            )}
            <p role="alert" className="warning">
              {error && (error.message || words.failed)}
            </p>
            <div className="row">
              {area && (
                <Button
                  label={isPending ? words.sending : words.use}
                  aria-disabled={isPending}
                  onClick={() => send(area)}
                />
              )}
              <Button kind="quiet" label={words.cancel} onClick={close} />
            </div>
          </>
        );
      }}
    </Dialog>
  );
}
