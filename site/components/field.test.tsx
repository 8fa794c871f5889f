import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field, type FieldProps } from './field.tsx';

const field = (props: Partial<FieldProps> = {}) =>
  renderToStaticMarkup(
    <Field id="name" label="Your name" {...props}>
      {(control) => <input {...control} />}
    </Field>,
  );

test('labels the control, and describes it only by existing elements', () => {
  expect(field()).toBe('<div class="field grid"><label for="name">Your name</label><input id="name"/></div>');
});

test('describes the control by its error first', () => {
  const markup = field({
    hint: 'As staff know you',
    error: 'Write your name',
    describedBy: 'rules',
    required: true,
  });
  expect(markup).toContain(
    '<input id="name" required="" aria-describedby="name-error rules name-hint" aria-invalid="true"/>',
  );
  expect(markup).toContain('id="name-error">Write your name</p>');
  expect(markup).toContain('id="name-hint">As staff know you</p>');
});
