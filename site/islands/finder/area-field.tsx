import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Field } from '../../components/field.tsx';
import { type Area, areasLike } from './areas.ts';

type AreaFieldProps = {
  areas: readonly Area[];
  /** Name of the chosen area, shown in the field. */
  chosen: string;
  words: { or: string; areaHint: string; areaNone: string };
  onChoose: (area: Area | undefined) => void;
};

const LIST = 'finder-areas';
const optionId = (index: number) => `${LIST}-${index}`;

/**
 * A combobox after the ARIA pattern (list autocomplete, manual selection). A <datalist> compares exact letters and would not
 * find 'ارجان' or, in Arabic, 'JLT'.
 */
export function AreaField({ areas, chosen, words, onChoose }: AreaFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Undefined until the visitor types: the field shows the chosen area.
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = areasLike(areas, typed ?? '');
  const isListed = open && found.length > 0;

  function choose(area: Area | undefined): void {
    setTyped(undefined);
    setOpen(false);
    onChoose(area);
    // Hides the on-screen keyboard, which would cover the result.
    if (area && matchMedia('(hover: none)').matches) input.current?.blur();
  }
  function show(): void {
    setOpen(true);
    setActive(0);
  }
  function write(value: string): void {
    setTyped(value);
    show();
    // A changed text invalidates the choice.
    onChoose(undefined);
  }
  /** Chooses the area if the text is unambiguous. */
  function chooseOnlyMatch(value = ''): boolean {
    const [area, ...others] = value ? areasLike(areas, value) : [];
    if (!area || others.length) return false;
    choose(area);
    return true;
  }
  function press(event: KeyboardEvent): void {
    const { key } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) {
      if (open) setActive((active + step + found.length) % (found.length || 1));
      else show();
    } else if (key === 'Escape') {
      if (open) setOpen(false);
      else choose(undefined);
    } else if (key === 'Enter' && open && found[active]) choose(found[active]);
    else return;
    event.preventDefault();
  }

  // Reads text typed before hydration, before React overwrites it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useLayoutEffect(() => {
    const early = input.current?.value;
    if (early && !chooseOnlyMatch(early)) write(early);
  }, []);

  useEffect(() => {
    if (open) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);

  return (
    <Field id="finder-area" label={words.or} hint={words.areaHint}>
      {(control) => (
        <div className="area-box">
          <input
            {...control}
            ref={input}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isListed}
            aria-controls={isListed ? LIST : undefined}
            aria-activedescendant={isListed ? optionId(active) : undefined}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            value={typed ?? chosen}
            onChange={({ target }) => write(target.value)}
            onClick={show}
            onKeyDown={press}
            onBlur={() => {
              setOpen(false);
              chooseOnlyMatch(typed);
            }}
          />
          {isListed && (
            <div id={LIST} role="listbox" tabIndex={-1} aria-label={words.or} className="area-list">
              {found.map((area, index) => (
                // The input keeps focus and handles the keys.
                // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
                // biome-ignore lint/a11y/useFocusableInteractive: see above.
                <div
                  key={area.name}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(area)}
                >
                  {area.name}
                </div>
              ))}
            </div>
          )}
          <p role="status" className="quiet">
            {open && !found.length && words.areaNone}
          </p>
        </div>
      )}
    </Field>
  );
}
