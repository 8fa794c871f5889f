import 'react-easy-crop/react-easy-crop.css';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { publishingApi } from '../../contract/changes.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { fetchJson, reload } from '../api.ts';
import { useConsole } from '../context.ts';
import { Dialog } from '../parts/dialog.tsx';
import { TextField } from '../parts/fields.tsx';
import { CropShapes, type PhotoKind } from './crop-shapes.tsx';
import type { OpenedPhoto } from './open-photo.ts';

/** How far an arrow key moves the photo, in pixels of the screen. */
const KEY_STEP = 10;

type Slot = { slot: string; width: number; height: number };

type CropDialogProps = {
  name: string;
  kind: PhotoKind;
  slot: Slot;
  chosen: OpenedPhoto;
  /** Turns the photo by 90°. */
  onTurn: () => void;
  onClose: () => void;
};

/** Crops a photo for its slot. The crop has at least the pixels that the slot needs. */
export function CropDialog({ name, kind, slot, chosen, onTurn, onClose }: CropDialogProps) {
  const { photos: words, shell } = useConsole().words;
  const { photo, url, width, height } = chosen;
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  /** Zooms around the centre of the crop. */
  const zoomTo = (next: number) => {
    setZoom(next);
    setPosition({ x: (position.x * next) / zoom, y: (position.y * next) / zoom });
  };
  const aspect = slot.width / slot.height;
  const maxZoom = Math.max(1, Math.min(width, height * aspect) / (slot.width + 1));
  const { mutate, isPending, error } = useMutation({
    mutationFn: (part: Area | undefined) => {
      const crop = part ? `?crop=${[part.x, part.y, part.width, part.height]}` : '';
      return fetchJson(publishingApi.photo(slot.slot, crop), 'PUT', photo);
    },
    onSuccess: () => {
      onClose();
      return reload(publishingApi.content);
    },
  });
  const send = (part?: Area) => !isPending && mutate(part);
  return (
    <Dialog title={fill(words.crop, { name })} onClose={onClose}>
      <div className="photo-crop">
        <Cropper
          image={url}
          crop={position}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={aspect}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={(_, part) => setArea(part)}
          // If this browser cannot show the photo, sends it uncropped: the server may be able to read it.
          mediaProps={{ onError: () => send() }}
          cropperProps={{ role: 'group', 'aria-label': words.move }}
          keyboardStep={KEY_STEP}
          disableAutomaticStylesInjection
        />
      </div>
      {area && <CropShapes {...{ kind, url, area }} size={{ width, height }} />}
      {maxZoom > 1 && (
        <TextField
          id="photo-zoom"
          label={words.zoom}
          type="range"
          min={1}
          max={maxZoom}
          step={(maxZoom - 1) / 20}
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          value={zoom}
          onChange={(value) => zoomTo(Number(value))}
        />
      )}
      <div className="row">
        {error && (
          <p role="alert" className="warning">
            {error.message || words.failed}
          </p>
        )}
        {area && (
          <Button
            label={isPending ? words.sending : words.use}
            aria-disabled={isPending}
            onClick={() => send(area)}
          />
        )}
        {area && <Button kind="quiet" label={words.turn} onClick={onTurn} />}
        <Button kind="quiet" label={shell.cancel} onClick={onClose} />
      </div>
    </Dialog>
  );
}
