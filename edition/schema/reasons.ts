import type { z } from 'zod';

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

const isDigits = (input: unknown) => typeof input === 'string' && /^\d+$/.test(input);

/** Says in plain words what zod found, where a schema has no words of its own. */
export const reasonOf: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      // A brace or a bracket at its head makes a group of what was meant as a text, digits make a number.
      if (issue.expected === 'string' && issue.input) return 'must be a text: put it in quotes';
      if (issue.expected === 'number' && isDigits(issue.input))
        return 'must be a number: leave out the quotes';
      return issue.input === undefined
        ? 'is missing'
        : `must be ${kinds[issue.expected] ?? issue.expected}${issue.input === null ? ', and is empty' : ''}`;
    case 'unrecognized_keys':
      return issue.keys.length > 1
        ? `is not a field that is known here, nor is ${issue.keys.slice(1).join(', ')}`
        : 'is not a field that is known here';
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(' or ')}`;
    case 'invalid_format':
      return issue.format === 'url'
        ? 'must be a full web address, such as https://www.example.com'
        : undefined;
    case 'invalid_key':
      return 'is not a name that can stand here';
    case 'too_small':
      return `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    default:
      return undefined;
  }
};
