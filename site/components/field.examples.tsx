import type { Examples } from './examples/examples.ts';
import { Field } from './field.tsx';

export const examples: Examples = {
  plain: (
    <Field id="plain" label="Name">
      {(control) => <input {...control} autoComplete="name" />}
    </Field>
  ),
  'with a hint': (
    <Field id="hinted" label="Email" hint="Only staff see it.">
      {(control) => <input {...control} type="email" />}
    </Field>
  ),
  'with an error': (
    <Field id="wrong" label="Review" error="Write a few words first." hint="Up to 2,000 characters." required>
      {(control) => <textarea {...control} rows={3} />}
    </Field>
  ),
  'with its label unseen': (
    <Field id="unseen" label="Another reason" labelHidden>
      {(control) => <input {...control} />}
    </Field>
  ),
};
