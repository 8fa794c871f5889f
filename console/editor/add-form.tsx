import { Button } from '../../site/components/button.tsx';
import { useConsole } from '../context.ts';
import { Form, TextField } from '../parts/fields.tsx';

type AddFormProps = {
  id: string;
  label: string;
  hint?: string;
  describe?: string;
  add: (name: string) => void;
};

/** Adds an entry with the name that the user types. */
export function AddForm({ id, label, hint, describe, add }: AddFormProps) {
  const { addEntry } = useConsole().words.editor;
  return (
    <Form
      className="editor-add row"
      onSubmit={(form) => {
        const name = String(new FormData(form).get('name')).trim();
        if (name) add(name);
        form.reset();
      }}
    >
      <TextField id={id} name="name" label={label} hint={hint} dir="auto" autoComplete="off" />
      <Button kind="quiet" type="submit" label={addEntry} describe={describe} />
    </Form>
  );
}
