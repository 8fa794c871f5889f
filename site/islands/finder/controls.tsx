import './controls.css';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/select-field.tsx';
import type { FinderWords } from './finder-branch.ts';
import type { Area, Phase } from './use-origin.ts';

export type ControlsProps = {
  /** False in the built page: a button that does nothing yet says so, and the list of areas is not sent twice. */
  awake: boolean;
  phase: Phase;
  areas: Area[];
  /** The name of the chosen one. */
  area: string;
  words: FinderWords;
  onLocate: () => void;
  onArea: (id: string) => void;
};

export function Controls({ awake, phase, areas, area, words, onLocate, onArea }: ControlsProps) {
  const locating = phase === 'locating';
  return (
    <div className="finder-controls">
      <Button
        icon="pin"
        label={locating ? words.locating : words.button}
        disabled={!awake || locating}
        onClick={onLocate}
      />
      <SelectField
        id="finder-area"
        label={words.or}
        value={area}
        empty={words.areaEmpty}
        options={awake ? areas.map(({ name }) => ({ value: name, label: name })) : []}
        disabled={!awake}
        onChange={onArea}
      />
      <p className="quiet">{words.privacy}</p>
    </div>
  );
}
