import { expect, test } from 'vitest';
import { withSection } from './measurements.ts';

const DOCUMENT = '# Measurements\n\nWritten by a command.\n\n## bytes\n\nold\n\n## serving\n\nfast\n';

test('a part that runs alone writes its own section anew', () => {
  expect(withSection(DOCUMENT, 'bytes', 'new')).toBe(DOCUMENT.replace('old', 'new'));
});

test('a part that never ran before comes last', () => {
  expect(withSection(DOCUMENT, 'builds', 'soon')).toBe(`${DOCUMENT}\n## builds\n\nsoon\n`);
});
