import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { normalizeForSearch } from '../../domain/search-normalization.ts';
import { asTyped, joinWithComma } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { useConsole } from '../context.ts';
import { focusField } from '../focus.ts';
import { TextField } from '../parts/fields.tsx';
import { factNameOf } from './field-names.ts';
import { factsIn } from './schema.ts';

/** How many facts the list shows. The search finds the others. */
const MAX_LISTED = 12;
const CHARACTERS_PER_LINE = 44;

type FactTextProps = {
  fieldProps: { id: string; label: string; error: string | undefined; hint: string };
  text: string;
  facts: Record<string, string>;
  lang: string | undefined;
  isLong: boolean;
  set: (text: string) => void;
};

/** A text that may contain facts: each is a chip with its value and name, which is inserted and removed as a whole. */
export function FactText({ fieldProps, text, facts, lang, isLong, set }: FactTextProps) {
  const { insertFact } = useConsole().words.editor;
  const [isListed, setListed] = useState(false);
  const caret = useRef(text.length);
  const placeholders = factsIn(text).filter((_, index) => index % 2);
  /** Every placeholder that the text has contained, so that a removed one can be inserted again. */
  const [known, setKnown] = useState(placeholders);
  const added = placeholders.filter((one) => !known.includes(one));
  if (added.length) setKnown([...known, ...added]);
  const insert = (fact: string) => {
    // The first fact of a text replaces its field by another one, which then takes the focus.
    flushSync(() => {
      set(`${text.slice(0, caret.current)}{${fact}}${text.slice(caret.current)}`);
      setListed(false);
    });
    focusField(fieldProps.id);
  };
  const props = { lang, dir: 'auto' };
  // Line breaks become spaces: a text is stored as one line.
  const change = (typed: string) => set(asTyped(typed).replace(/\s*\n\s*/g, ' '));
  return (
    <>
      <Field {...fieldProps}>
        {({ required, ...control }) =>
          known.length ? (
            <Chips
              {...control}
              {...props}
              aria-label={fieldProps.label}
              {...{ text, facts, caret }}
              set={change}
            />
          ) : (
            <textarea
              {...control}
              {...props}
              required={required}
              value={text}
              rows={isLong ? Math.min(12, Math.ceil(text.length / CHARACTERS_PER_LINE) + 1) : 1}
              onChange={({ target }) => change(target.value)}
              onSelect={({ currentTarget }) => {
                caret.current = currentTarget.selectionEnd;
              }}
            />
          )
        }
      </Field>
      <div className="fact-insert">
        <Button
          kind="quiet"
          label={insertFact}
          describe={fieldProps.label}
          aria-expanded={isListed}
          onClick={() => setListed(!isListed)}
        />
        {isListed && <FactList id={`${fieldProps.id}-facts`} facts={facts} known={known} insert={insert} />}
      </div>
    </>
  );
}

type ChipsProps = Omit<ComponentProps<'div'>, 'onInput' | 'ref'> & {
  text: string;
  facts: Record<string, string>;
  caret: RefObject<number>;
  set: (text: string) => void;
};

/** The text in the box, with each chip as a fact in braces. */
const textIn = (box: Node): string =>
  [...box.childNodes]
    .map((node) =>
      node instanceof HTMLElement && node.dataset.fact ? `{${node.dataset.fact}}` : node.textContent,
    )
    .join('');

/** '1:00 AM, closing time of JVC'. A placeholder, which each page fills in itself, has only a name. */
function useFactTexts(facts: Record<string, string>): (fact: string) => string {
  const context = useConsole();
  return (fact) => joinWithComma([facts[fact] ?? [], factNameOf(context, fact)].flat(), context.locale);
}

function chipOf(fact: string): HTMLElement {
  const chip = document.createElement('span');
  chip.className = 'fact';
  chip.contentEditable = 'false';
  chip.dataset.fact = fact;
  const remove = document.createElement('button');
  remove.type = 'button';
  remove.tabIndex = -1;
  remove.append('×');
  chip.append('…', remove);
  return chip;
}

function Chips({ text, facts, caret, set, ...props }: ChipsProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const textOf = useFactTexts(facts);
  const { removeFact } = useConsole().words.editor;
  useLayoutEffect(() => {
    const { current } = boxRef;
    // After typing, the box already has the text; replacing it would lose the caret.
    if (current && textIn(current) !== text)
      current.replaceChildren(
        ...factsIn(text).map((part, index) => (index % 2 ? chipOf(part) : document.createTextNode(part))),
      );
    for (const chip of current?.children ?? []) {
      if (!(chip instanceof HTMLElement && chip.dataset.fact)) continue;
      const label = textOf(chip.dataset.fact);
      const labelNode = chip.firstChild;
      if (labelNode?.textContent !== label) labelNode?.replaceWith(label);
      chip.lastElementChild?.setAttribute('aria-label', `${removeFact} ${label}`);
    }
  });
  const read = () => boxRef.current && set(textIn(boxRef.current));
  /** Stores the caret, where the next fact is inserted. */
  const remember = () => {
    const selection = getSelection();
    if (!selection?.rangeCount || !boxRef.current?.contains(selection.anchorNode)) return;
    const before = selection.getRangeAt(0).cloneRange();
    before.setStart(boxRef.current, 0);
    caret.current = textIn(before.cloneContents()).length;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a textarea cannot contain chips.
    <div
      {...props}
      ref={boxRef}
      role="textbox"
      tabIndex={0}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      className="fact-text"
      translate="no"
      onInput={read}
      onBlur={remember}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onClick={({ target }) => {
        if (!(target instanceof HTMLButtonElement)) return;
        target.closest('.fact')?.remove();
        read();
        boxRef.current?.focus();
      }}
    />
  );
}

type FactListProps = {
  id: string;
  facts: Record<string, string>;
  known: string[];
  insert: (fact: string) => void;
};

function FactList({ id, facts, known, insert }: FactListProps) {
  const { findFact } = useConsole().words.editor;
  const textOf = useFactTexts(facts);
  const [find, setFind] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const found = [...new Set([...known, ...Object.keys(facts)])]
    .map((fact) => ({ fact, text: textOf(fact) }))
    .filter(({ text }) => normalizeForSearch(text).includes(normalizeForSearch(find)));
  return (
    <div>
      <TextField ref={input} id={id} type="search" label={findFact} value={find} onChange={setFind} />
      <ul className="rows">
        {found.slice(0, MAX_LISTED).map(({ fact, text }) => (
          <li key={fact}>
            <button type="button" className="row-tap" onClick={() => insert(fact)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
