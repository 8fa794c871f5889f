import './controls.css';
import type { Ref } from 'react';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/select-field.tsx';
import type { FinderWords } from './finder-branch.ts';
import type { Area, Phase } from './use-origin.ts';

export type ControlsProps = {
  ref: Ref<HTMLDivElement>;
  awake: boolean;
  phase: Phase;
  areas: Area[];
  /** Whether the areas stand in the page before any script has come; they cost it some bytes. */
  areasBuilt: boolean;
  /** The name of the chosen one. */
  area: string;
  words: FinderWords;
  onLocate: () => void;
  onArea: (id: string) => void;
};

const WAIT = 'finder-wait';

/**
 * They work before any script: a press opens the words of waiting, which the island finds open when it wakes, and where the
 * page has room the list is whole.
 */
export function Controls(props: ControlsProps) {
  const { ref, awake, phase, areas, areasBuilt, area, words, onLocate, onArea } = props;
  const locating = phase === 'locating';
  return (
    <div className="finder-controls" ref={ref}>
      {/* It keeps its focus while it looks, which a disabled button would lose. */}
      <Button
        icon="pin"
        label={locating ? words.locating : words.button}
        aria-disabled={locating || undefined}
        {...omitUndefined({ popoverTarget: awake ? undefined : WAIT })}
        onClick={locating ? undefined : onLocate}
      />
      {!awake && (
        <p id={WAIT} popover="manual" className="finder-wait">
          {words.locating}
        </p>
      )}
      <SelectField
        id="finder-area"
        label={words.or}
        value={area}
        empty={words.areaEmpty}
        options={(awake || areasBuilt ? areas : []).map(({ name }) => ({ value: name, label: name }))}
        onChange={onArea}
      />
      <p className="quiet">{words.privacy}</p>
    </div>
  );
}
