import { type Check, must } from '../check.ts';
import { walk } from '../walk.ts';

/** '+971 4 000 000N' and '+971 50 000 000N' ring nobody. */
const PHONE = /^\+971(4|50)0{6}\d$/;
/** RFC 2606 keeps this ending for examples. */
const EXAMPLE = /\.example\b/;

const isPlaceholder = (text: string) => PHONE.test(text.replace(/[\s()-]/g, '')) || EXAMPLE.test(text);

export const contact: Check = {
  title: 'Contact data that belong to nobody',
  run: ({ facts }) =>
    Object.entries(facts).flatMap(([file, data]) =>
      [...walk(data, file)].flatMap(({ path, value }) =>
        typeof value === 'string' && isPlaceholder(value)
          ? [must(path, `'${value}' is a placeholder: give the real one in content/facts/${file}.yaml`)]
          : [],
      ),
    ),
};
