import type { ComponentProps } from 'react';
import { PHOTO_TYPES } from '../../contract/changes.ts';

type PhotoInputProps = Pick<ComponentProps<'input'>, 'id' | 'capture'> & {
  label: string;
  name?: string;
  onPick: (photo: File | undefined) => void;
};

/** A button that opens the camera, or the photos of the phone. */
export const PhotoInput = ({ label, name, onPick, ...input }: PhotoInputProps) => (
  <label className="button button-quiet">
    <input
      {...input}
      type="file"
      accept={PHOTO_TYPES}
      className="label-input"
      onChange={({ target }) => {
        onPick(target.files?.[0]);
        // Otherwise choosing the same photo again would fire no change event.
        target.value = '';
      }}
    />
    <span>{label}</span>
    {name && <span className="hidden-text">{` ${name}`}</span>}
  </label>
);
