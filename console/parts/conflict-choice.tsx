import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { useConsole } from '../context.ts';
import { focusField } from '../focus.ts';

/** What a colleague saved while a draft was typed; `at` is its version. */
export type Theirs = { by: string; value: unknown; at: string | null };

type ConflictChoiceProps = {
  theirs: Theirs | null | undefined;
  /** Their value in words; empty if there is none. */
  text: string;
  resolve: (choice: 'mine' | 'theirs') => void;
  /** The id of the field, which takes the focus afterwards. */
  field: string;
};

/** Shows what a colleague saved and asks which of the two values stays. */
export function ConflictChoice({ theirs, text, resolve, field }: ConflictChoiceProps) {
  const words = useConsole().words.drafts;
  if (!theirs) return null;
  const choose = (choice: 'mine' | 'theirs') => {
    resolve(choice);
    focusField(field);
  };
  return (
    <div className="failure">
      <p>{fill(words.conflict, { by: theirs.by })}</p>
      <blockquote className="typed" dir="auto">
        {text || words.nothing}
      </blockquote>
      <div className="row">
        <Button kind="quiet" label={words.keepMine} onClick={() => choose('mine')} />
        <Button kind="quiet" label={words.takeTheirs} onClick={() => choose('theirs')} />
      </div>
    </div>
  );
}
