import './dialog.css';
import './shortcut-help.css';
import { useRef } from 'react';
import { Button } from '../../site/components/button.tsx';
import { Choice } from '../choice.tsx';
import type { ConsoleWords } from '../words.ts';

type ShortcutHelpProps = {
  words: ConsoleWords['queue'];
  on: boolean;
  onTurn: (on: boolean) => void;
  /** Lets a key open it. */
  register: (open: () => void) => void;
};

export function ShortcutHelp({ words, on, onTurn, register }: ShortcutHelpProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => dialog.current?.showModal();
  register(open);
  return (
    <>
      <div className="console-shortcuts">
        <Button kind="quiet" label={words.shortcuts} onClick={open} />
      </div>
      <dialog ref={dialog} className="console-dialog" aria-labelledby="shortcuts-title">
        <h2 id="shortcuts-title">{words.shortcuts}</h2>
        <dl className="console-keys">
          {words.keys.map(({ key, does }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <Choice
          type="checkbox"
          label={words.shortcutsOn}
          checked={on}
          onChange={({ target }) => onTurn(target.checked)}
        />
        <Button label={words.close} onClick={() => dialog.current?.close()} />
      </dialog>
    </>
  );
}
