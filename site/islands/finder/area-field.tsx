import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Field } from '../../components/field.tsx';
import { type Area, areasLike } from './areas.ts';

type AreaFieldProps = {
  areas: readonly Area[];
  /** The name of the area that is chosen; it stands in the field. */
  chosen: string;
  words: { or: string; areaHint: string; areaNone: string };
  onChoose: (area: Area | undefined) => void;
};

const LIST = 'finder-areas';
const optionId = (index: number) => `${LIST}-${index}`;

/**
 * A combobox by the pattern of the ARIA guide (list, chosen by hand): a <datalist> would compare letter by letter, and find
 * neither 'ارجان' nor 'JLT' in Arabic.
 */
export function AreaField({ areas, chosen, words, onChoose }: AreaFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Until something is typed the field says what is chosen.
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = areasLike(areas, typed ?? '');
  const isListed = open && found.length > 0;

  function choose(area: Area | undefined): void {
    setTyped(undefined);
    setOpen(false);
    onChoose(area);
    // On a phone its keyboard would cover the answer.
    if (area && matchMedia('(hover: none)').matches) input.current?.blur();
  }
  function show(): void {
    setOpen(true);
    setActive(0);
  }
  function write(value: string): void {
    setTyped(value);
    show();
    // What was chosen before is no answer to other words.
    onChoose(undefined);
  }
  /** Chooses what can only mean one area. */
  function settle(value = ''): boolean {
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

  // What was typed before hydration, read before React writes its own value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useLayoutEffect(() => {
    const early = input.current?.value;
    if (early && !settle(early)) write(early);
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
              settle(typed);
            }}
          />
          {isListed && (
            <div id={LIST} role="listbox" tabIndex={-1} aria-label={words.or} className="area-list">
              {found.map((area, index) => (
                // The field keeps the focus, and its keys choose.
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
